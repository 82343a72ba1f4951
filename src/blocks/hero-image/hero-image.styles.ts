import picture from '../shared/picture.css?inline';
import heroImage from './hero-image.css?inline';
import heroSpots from './hero-spots.css?inline';

export const heroImageStyles = [picture, heroImage, heroSpots];
