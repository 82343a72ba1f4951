import uiButton from '#ui/button/button.css?inline';
import prose from '../shared/prose.css?inline';
import contact from './contact.css?inline';

export const contactStyles = [uiButton, prose, contact];
