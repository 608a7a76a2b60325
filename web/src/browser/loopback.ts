/** Whether a host name means this computer, so that links to it do not work on other devices. */
export const isLoopback = (hostname: string): boolean => /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
