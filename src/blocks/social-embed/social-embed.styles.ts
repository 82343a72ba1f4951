import embed from '../shared/embed.css?inline';
import picture from '../shared/picture.css?inline';
import poster from '../shared/poster.css?inline';

export const socialEmbedStyles = [picture, poster, embed];
