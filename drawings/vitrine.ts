import { cabinet } from './cabinet.ts';
import type { Picture } from './picture.ts';
import { portrait } from './portrait.ts';

export const vitrine: Picture[] = [
  { file: 'home-hero.jpg', draw: () => cabinet('day') },
  { file: 'home-hero-night.jpg', draw: () => cabinet('night') },
  { file: 'portrait.jpg', draw: portrait },
];
