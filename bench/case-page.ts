import type { Block } from '#content/block/block.ts';
import type { Copy } from '#content/language/language.ts';
import { mediaPrefix } from '#seed/starting-content.ts';

/**
 * Returns the blocks of the case page that the budgets apply to: a hero, six text sections, six images and a
 * carousel of seven. `media` has the URLs of its images by their file names in the demo.
 */
export function buildCaseBlocks(media: ReadonlyMap<string, string>): Block[] {
  const blocks = [
    buildHero(
      'hero',
      'shell-hero.webp',
      toBothLanguages('Twee telefoons met een getijdencurve en een wandelroute'),
    ),
    title('title', 'Laagwater: op tijd terug van het wad', 'Laagwater: back from the mudflats in time'),
    ...sections.flatMap(([heading, words], index) => [
      subheading(`heading-${index}`, heading, heading),
      text(`text-${index}`, words, words),
      buildImage(
        `image-${index}`,
        pictures[index] ?? '',
        toBothLanguages(`${heading}, in beeld`),
        index % 2 === 0 ? 'page' : 'container',
      ),
    ]),
    carousel,
  ];
  return withAddresses(blocks, media);
}

/** Number of photographs in `photoCaseBlocks`. */
export const photoCount = 8;

/**
 * Returns the 23 blocks of a case that does not depend on the demo: a hero, texts and photographs. `photos`
 * has the URLs of `photoCount` photographs.
 */
export function buildPhotoCaseBlocks(photos: readonly string[]): Block[] {
  const [first = '', ...others] = photos;
  const blocks = [
    buildHero('photo-hero', first, toBothLanguages('Licht op een muur')),
    title('photo-title', 'Een zaak van ver', 'A case from afar'),
    ...others.flatMap((photo, index) => {
      const [heading, words] = sections[index % sections.length] ?? ['', ''];
      return [
        subheading(`photo-heading-${index}`, heading, heading),
        text(`photo-text-${index}`, words, words),
        buildImage(`photo-${index}`, photo, toBothLanguages(`${heading}, in beeld`), 'page'),
      ];
    }),
  ];
  return withAddresses(blocks, new Map(photos.map((address) => [address, address])));
}

const words =
  (type: 'title' | 'subheading' | 'text') =>
  (id: string, nl: string, en: string): Block => ({
    id,
    type,
    isMultiLanguage: true,
    content: { nl, en },
  });
const title = words('title');
const subheading = words('subheading');
const text = words('text');

/** `src` is a URL, or the name of one of the demo's files. */
function buildHero(id: string, src: string, alt: Copy): Block {
  return {
    id,
    type: 'heroImage',
    isMultiLanguage: true,
    src: mediaPrefix + src,
    alt,
    widthType: 'page',
    heightPercentageMobile: 40,
    heightPercentageTablet: 46,
    heightPercentageDesktop: 58,
  };
}

/** `src` is a URL, or the name of one of the demo's files. */
function buildImage(id: string, src: string, alt: Copy, widthType: 'page' | 'container'): Block {
  return {
    id,
    type: 'image',
    isMultiLanguage: true,
    src: mediaPrefix + src,
    alt,
    widthType,
    aspectRatio: '16/10',
    objectFit: 'cover',
    borderRadius: '8px',
  };
}

function toBothLanguages(words: string): Copy {
  return { nl: words, en: words };
}

const sections = [
  [
    'De situatie',
    'Gidsen werkten met een tabel op papier, een horloge en hun geheugen. Dat gaat lang goed. De vereniging wilde iets dat ook werkt met natte handen, in de zon, zonder bereik en met twintig mensen die staan te wachten. Een eerdere app was na één seizoen van ieders telefoon verdwenen.',
  ],
  [
    'De vraag',
    'Niemand op het wad wil weten hoe hoog het water staat. Iedereen wil weten of er nog tijd is. Die twee vragen lijken op elkaar en leiden tot heel andere schermen: de eerste tot een grafiek, de tweede tot **één getal dat terugloopt** en een lijn op de kaart.',
  ],
  [
    'De aanpak',
    'De eerste versie was een mooie grafiek. Op het wad keek niemand ernaar. Daarna zijn we van achter naar voren gaan ontwerpen: eerst het scherm dat zegt dat je nu moet gaan, dan pas de rest.\n\n- **Rood is gereserveerd.** Het komt alleen voor als je iets moet doen\n- **Alles staat al op de telefoon.** Routes en getijden worden thuis opgehaald\n- **Eén hand is genoeg.** De belangrijkste knop is zo breed als het scherm',
  ],
  [
    'Buiten proberen',
    'Vier ochtenden liepen we mee, met prototypes in een plastic hoes. De tweede ochtend regende het en bleek dat een natte duim geen schuifbalk bedient. De derde ochtend vergat de gids dat hij de app bij zich had, en dat was het beste nieuws van de week.',
  ],
  [
    'De uitkomst',
    'De app heeft drie schermen en één geluid. Gidsen zetten hem aan bij de dijk en halen hem pas weer tevoorschijn als hij trilt. Het papier gaat nog steeds mee, in dezelfde hoes. Niemand vertrouwt op één ding, en dat hoort ook zo op een plek waar het water twee keer per dag komt.',
  ],
  [
    'Wat ik meeneem',
    'Een rustig scherm is niet leeg, het heeft gekozen. De moeilijkste keuze was om de waterstand weg te laten: hij staat nu één laag dieper, voor wie hem zoekt. In het eerste jaar is er **vier keer** naar gezocht, telkens thuis, aan de keukentafel.',
  ],
] as const;

const pictures = [
  'shell-route.webp',
  'shell-turn.webp',
  'ing-homes.webp',
  'ing-june.webp',
  'check-corridor.webp',
  'check-phones.webp',
];

const slides = ['tweakers', 'abn', 'ing', 'check', 'toast', 'shell', 'sample-video-project'];

const carousel: Block = {
  id: 'carousel',
  type: 'carousel',
  isMultiLanguage: true,
  layoutWidth: 'page',
  autoplay: true,
  slides: slides.map((slug) => ({
    id: `slide-${slug}`,
    slug,
    type: 'image',
    src: `${mediaPrefix}${slug}-hero.webp`,
    alt: toBothLanguages(`Het eerste beeld van het werk voor ${slug}`),
    link: `/cases/${slug}`,
  })),
};

function withAddresses(blocks: Block[], media: ReadonlyMap<string, string>): Block[] {
  const named = new RegExp(`"${mediaPrefix}([^"]+)"`, 'g');
  const addressed = JSON.stringify(blocks).replace(named, (_all, file: string) => {
    const address = media.get(file);
    if (address === undefined) throw new Error(`The demo has no picture ${file}`);
    return JSON.stringify(address);
  });
  return JSON.parse(addressed) as Block[];
}
