import picture from '../shared/picture.css?inline';
import poster from '../shared/poster.css?inline';
import socialEmbed from './social-embed.css?inline';

export const socialEmbedStyles = [picture, poster, socialEmbed];
