import prose from '../shared/prose.css?inline';
import caption from './caption.css?inline';

export const captionStyles = [prose, caption];
