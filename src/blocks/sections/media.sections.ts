import {
  besideImage,
  bodyText,
  caption,
  columns,
  hero,
  image,
  part,
  row,
  rows,
  sevenFive,
  subheading,
  title,
} from './part.ts';
import type { Section } from './section.ts';

const logo = image('4/1', {
  responsive: { mobile: { aspectRatio: '2/1' } },
  objectFit: 'contain',
  focalX: 0,
});
/** The horizontal gap of images equals the vertical one (`--close`). */
const imageGap = { gap: '16px' } as const;
const logoRow = row([1, 1, 1], [[logo], [logo], [logo]], { stackOnMobile: false });

export const mediaSections = {
  imageOpening: {
    id: 'image-opening',
    category: 'media',
    label: 'Opening with image',
    synonyms: {
      nl: ['opening', 'foto', 'beeld', 'titel', 'omslag'],
      en: ['hero', 'cover', 'photo', 'title', 'banner'],
    },
    parts: [hero('viewport'), title('page'), bodyText('lead')],
  },
  wideImage: {
    id: 'wide-image',
    category: 'media',
    label: 'Captioned wide image',
    synonyms: {
      nl: ['brede foto', 'beeld', 'bijschrift', 'afbeelding'],
      en: ['photo', 'picture', 'full width', 'figure'],
    },
    parts: [image('16/9', { widthType: 'page' }), part('caption')],
  },
  imagePair: {
    id: 'image-pair',
    category: 'media',
    label: 'Image pair, 7/5',
    synonyms: {
      nl: ['twee foto’s', 'beeldpaar', 'naast elkaar', 'afbeeldingen'],
      en: ['two photos', 'pictures', 'side by side', 'diptych'],
    },
    // At these widths, both images have the same height.
    parts: [columns(sevenFive, [[image('8/5')], [image('8/7')]], imageGap)],
  },
  imageTrio: {
    id: 'image-trio',
    category: 'media',
    label: 'Three images',
    synonyms: {
      nl: ['drie foto’s', 'galerij', 'reeks', 'afbeeldingen'],
      en: ['three photos', 'gallery', 'series', 'triptych'],
    },
    parts: [columns([1, 1, 1], [[image('4/5')], [image('4/5')], [image('4/5')]], imageGap)],
  },
  imageMosaic: {
    id: 'image-mosaic',
    category: 'media',
    label: 'Image mosaic',
    synonyms: {
      nl: ['mozaïek', 'galerij', 'foto’s', 'collage'],
      en: ['mosaic', 'gallery', 'photos', 'collage'],
    },
    // At the page's full width, the left image is as high as the two images beside it and their gap.
    parts: [columns([8.5, 6], [[image('694/669')], [image('3/2'), image('3/2')]], imageGap)],
  },
  portrait: {
    id: 'portrait',
    category: 'media',
    label: 'Portrait with text',
    synonyms: {
      nl: ['portret', 'over mij', 'wie ik ben', 'biografie', 'foto'],
      en: ['about me', 'bio', 'profile', 'person', 'photo'],
    },
    parts: [
      columns(
        besideImage.fiveSeven,
        [
          [image('4/5')],
          [
            subheading('about', { nl: 'Wie ik ben', en: 'Who I am' }),
            bodyText('about', {
              nl: 'Waar kom je vandaan, wat kun je goed, en **wat laat je aan anderen over**?',
              en: 'Where do you come from, what are you good at, and **what do you leave to others**?',
            }),
          ],
        ],
        besideImage.look,
      ),
    ],
  },
  logos: {
    id: 'logos',
    category: 'media',
    label: 'Logos',
    synonyms: {
      nl: ['klanten', 'opdrachtgevers', 'merken', 'logo’s'],
      en: ['clients', 'brands', 'customers', 'partners'],
    },
    parts: [
      subheading('logos', { nl: 'Voor wie ik werkte', en: 'Who I’ve worked for' }),
      rows([logoRow, logoRow], { gap: '48px' }),
    ],
  },
  slideshow: {
    id: 'slideshow',
    category: 'media',
    label: 'Slideshow with caption',
    synonyms: {
      nl: ['diavoorstelling', 'carrousel', 'foto’s', 'schermen'],
      en: ['carousel', 'gallery', 'slides', 'screens'],
    },
    parts: [
      part('carousel'),
      caption('slideshow', { nl: 'Wat de beelden samen laten zien.', en: 'What the images show together.' }),
    ],
  },
} as const satisfies Readonly<Record<string, Section>>;
