export { buildCodeFrame as codeFrame } from './code-frame.ts';
export type { FrameDocument } from './frame-document.ts';
export { buildSplineFrame as splineFrame } from './spline-frame.ts';
