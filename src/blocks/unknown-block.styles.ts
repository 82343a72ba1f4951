import caption from './caption/caption.css?inline';
import prose from './shared/prose.css?inline';

export const unknownBlockStyles = [prose, caption];
