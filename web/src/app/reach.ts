/** Whether a link to this host leads other devices astray: each takes it for itself. */
export const isLoopback = (hostname: string): boolean => /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
