import { cabinet, emptyCompartment, emptyCompartmentOnPhones, uprightCabinet } from './cabinet.ts';
import { keptForPhones, type Picture } from './picture.ts';
import { portrait } from './portrait.ts';

export const vitrine: Picture[] = [
  { file: 'home-hero.webp', draw: () => cabinet('day') },
  { file: 'home-hero-night.webp', draw: () => cabinet('night') },
  {
    file: 'home-hero-phone.webp',
    ...keptForPhones,
    width: 768,
    quality: 80,
    draw: () => uprightCabinet('day'),
  },
  {
    file: 'home-hero-phone-night.webp',
    ...keptForPhones,
    width: 768,
    quality: 80,
    draw: () => uprightCabinet('night'),
  },
  { file: 'not-found-niche.webp', quality: 54, draw: () => emptyCompartment('day') },
  { file: 'not-found-niche-night.webp', quality: 52, draw: () => emptyCompartment('night') },
  {
    file: 'not-found-niche-phone.webp',
    ...keptForPhones,
    quality: 43,
    draw: () => emptyCompartmentOnPhones('day'),
  },
  {
    file: 'not-found-niche-phone-night.webp',
    ...keptForPhones,
    quality: 43,
    draw: () => emptyCompartmentOnPhones('night'),
  },
  { file: 'portrait.webp', draw: () => portrait('day') },
  { file: 'portrait-night.webp', draw: () => portrait('night') },
];
