import { EmbedFrame } from '../shared/embed-frame.tsx';

/** The export that the loader looks for. */
export const island = EmbedFrame;
