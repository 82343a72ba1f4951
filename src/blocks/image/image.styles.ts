import picture from '../shared/picture.css?inline';
import image from './image.css?inline';

export const imageStyles = [picture, image];
