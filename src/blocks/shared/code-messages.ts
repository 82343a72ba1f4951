/**
 * Path of the document that renders code, the same for all blocks. It gets the block's code by `postMessage`.
 */
export const codeFramePath = '/frame/code';

/** Messages: the frame is ready, and the code that is then sent. */
export const codeReady = 'code/ready';
export const codeShow = 'code/show';
