/** Whether this device is a phone: a small screen for fingers. */
export const isPhone = (): boolean => matchMedia("(pointer: coarse) and (max-width: 600px), (pointer: coarse) and (max-height: 500px)").matches;
/** Whether the window is a phone's on its side. */
export const isOnItsSide = (): boolean => matchMedia("(max-height: 480px) and (min-width: 640px)").matches;
