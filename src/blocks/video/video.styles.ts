import embed from '../shared/embed.css?inline';
import picture from '../shared/picture.css?inline';
import player from '../shared/player/player-bar.css?inline';
import poster from '../shared/poster.css?inline';
import prose from '../shared/prose.css?inline';
import video from './video.css?inline';

export const videoStyles = [prose, picture, poster, embed, video, player];
