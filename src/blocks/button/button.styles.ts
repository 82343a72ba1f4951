import uiButton from '#ui/button/button.css?inline';
import button from './button.css?inline';

export const buttonStyles = [uiButton, button];
