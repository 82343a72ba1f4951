import uiButton from '#ui/button/button.css?inline';
import backLink from './back-link.css?inline';

export const backLinkStyles = [uiButton, backLink];
