import { media, type Translated } from './seed-page.ts';

export interface SeedSlide {
  id: string;
  slug: string;
  src: Translated;
  alt: Translated;
  type: 'image' | 'video';
  link: string;
  [setting: string]: unknown;
}

function slide(slug: string, nl: string, en: string, more: Partial<SeedSlide> = {}): SeedSlide {
  return {
    id: `slide-${slug}`,
    slug,
    src: media(`${slug}-slide.gif`),
    alt: { nl, en },
    type: 'image',
    link: `/cases/${slug}`,
    ...more,
  };
}

/** The seven slides that a new carousel starts with. */
export const seedSlides: SeedSlide[] = [
  slide('tweakers', 'Kiezel: van twaalf kiezels blijven er drie over', 'Kiezel: twelve pebbles become three'),
  slide('shell', 'Laagwater: het water zakt en stijgt', 'Laagwater: the water falls and rises'),
  slide(
    'sample-video-project',
    'Korte Nacht: de maan trekt over de heuvels',
    'Korte Nacht: the moon crosses the hills',
    {
      type: 'video',
      videoSrc: media('sample-video-project-film.webm'),
      autoplay: true,
      muted: true,
      loop: true,
    },
  ),
  slide('check', 'Doek Op: drie vinkjes en het doek gaat open', 'Doek Op: three ticks and the curtain opens'),
  slide(
    'ing',
    'Zonnedeler: de ramen van een flat lichten op',
    'Zonnedeler: the windows of a block of flats light up',
  ),
  slide(
    'abn',
    'Archief Buurt Noord: een straat in vier decennia',
    'Archief Buurt Noord: one street in four decades',
  ),
  slide('toast', 'Zeven Uur: een brood rijst in de nacht', 'Zeven Uur: a loaf rises overnight'),
];
