/** A drawing as programs write it has hundreds of elements, one drawn by hand in thousands of strokes some ten thousand. */
export const mostElements = 20_000;

/** On one element; a parser looks at each of them beside every other. */
export const mostAttributes = 200;

/** Groups within groups, as programs nest them, come to some thirty. */
export const deepest = 200;

/** What is drawn when every reference is followed: references to references double with each step. */
export const mostDrawn = 200_000;

/** Bytes. What is larger is a photograph in an SVG's clothes. */
export const largestSvg = 2 * 1024 * 1024;
