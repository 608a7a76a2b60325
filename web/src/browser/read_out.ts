/** After this time a screen reader has read a text out, in milliseconds. */
export const READ_OUT = 8000;
