/** The document that renders code, the same for every block; the block's own code reaches it by message. */
export const codeFramePath = '/frame/code';

/** What a frame says when it can take code, and what it is then sent. */
export const codeReady = 'code/ready';
export const codeShow = 'code/show';
