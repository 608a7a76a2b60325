/** Whether this device is a phone: a small screen for fingers. */
export const isPhone = (): boolean => matchMedia("(pointer: coarse) and (max-width: 600px), (pointer: coarse) and (max-height: 500px)").matches;
