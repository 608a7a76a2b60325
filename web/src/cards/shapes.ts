/** The shape of each suit, centred in a square from -10 to 10. */
export const SHAPES: Readonly<Record<string, string>> = {
  B: "M0-8.6a8.6 8.6 0 1 1 0 17.2a8.6 8.6 0 1 1 0-17.2z",
  G: "M0-9.2Q.9-9.2 1.5-8.2L9.4 6.2Q10.2 8 8.2 8H-8.2Q-10.2 8-9.4 6.2L-1.5-8.2Q-.9-9.2 0-9.2z",
  R: "M0-10Q4-4.2 8.2 0Q4 4.2 0 10Q-4 4.2-8.2 0Q-4-4.2 0-10z",
  Y: "M-7-8H7Q8-8 8-7V7Q8 8 7 8H-7Q-8 8-8 7V-7Q-8-8-7-8z",
  P: "M0-9.8L2.9-3.6L9.6-2.9L4.6 1.7L6 8.4L0 5L-6 8.4L-4.6 1.7L-9.6-2.9L-2.9-3.6z",
};
