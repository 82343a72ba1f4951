import { cabinet, emptyCompartment } from './cabinet.ts';
import type { Picture } from './picture.ts';
import { portrait } from './portrait.ts';

export const vitrine: Picture[] = [
  { file: 'home-hero.webp', draw: () => cabinet('day') },
  { file: 'home-hero-night.webp', draw: () => cabinet('night') },
  { file: 'not-found-niche.webp', draw: () => emptyCompartment('day') },
  { file: 'not-found-niche-night.webp', draw: () => emptyCompartment('night') },
  { file: 'portrait.webp', draw: () => portrait('day') },
  { file: 'portrait-night.webp', draw: () => portrait('night') },
];
