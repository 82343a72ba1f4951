import picture from '../shared/picture.css?inline';
import prose from '../shared/prose.css?inline';
import card from './card.css?inline';

export const cardStyles = [prose, picture, card];
