import prose from '../shared/prose.css?inline';

export const textStyles = [prose];
