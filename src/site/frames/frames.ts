export { codeFrame } from './code-frame.ts';
export type { FrameDocument } from './frame-document.ts';
export { splineFrame } from './spline-frame.ts';
