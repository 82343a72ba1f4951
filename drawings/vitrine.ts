import { cabinet, emptyCompartment } from './cabinet.ts';
import type { Picture } from './picture.ts';
import { portrait } from './portrait.ts';

export const vitrine: Picture[] = [
  { file: 'home-hero.jpg', draw: () => cabinet('day') },
  { file: 'home-hero-night.jpg', draw: () => cabinet('night') },
  { file: 'not-found-niche.jpg', draw: () => emptyCompartment('day') },
  { file: 'not-found-niche-night.jpg', draw: () => emptyCompartment('night') },
  { file: 'portrait.jpg', draw: () => portrait() },
];
