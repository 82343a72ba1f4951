import uiButton from '#ui/button/button.css?inline';
import picture from '../shared/picture.css?inline';
import carousel from './carousel.css?inline';

export const carouselStyles = [uiButton, picture, carousel];
