import picture from '../shared/picture.css?inline';
import beforeAfterSlider from './before-after-slider.css?inline';

export const beforeAfterSliderStyles = [picture, beforeAfterSlider];
