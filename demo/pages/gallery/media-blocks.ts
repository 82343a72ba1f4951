import { hero, image, inTheEvening, keepInView, onPhones, sevenFive } from '../../blocks.ts';
import { media, type SeedBlock } from '../../seed-page.ts';
import { seedSlides } from '../../slides.ts';
import { caseCards } from '../case-cards.ts';
import { atWorst, type Chapter, row, specimen, wide } from './specimen.ts';

/** Two views of one evening: the film, and its audience. */
const shownAndSeen = [
  {
    file: 'sample-video-project-room',
    alt: {
      nl: 'Een film op het scherm: twee mensen op een steiger kijken naar de zon',
      en: 'A film on the screen: two people on a jetty, watching the sun',
    },
  },
  {
    file: 'sample-video-project-half',
    alt: {
      nl: 'Dezelfde zaal van boven: ruim de helft van de stoelen is bezet',
      en: 'The same cinema from above: over half the seats are taken',
    },
  },
];

/** Images with a separate file for the dark theme. */
const byNightToo = [
  {
    file: 'tweakers-pebbles',
    slug: 'tweakers',
    alt: {
      nl: 'Een strand vol kiezels, en drie in een aangeharkte cirkel',
      en: 'A beach full of pebbles, and three in a raked circle',
    },
  },
  {
    file: 'check-corridor',
    slug: 'check',
    alt: {
      nl: 'Een gang met een brandslang: op de muur geprikt een lijst in drie handschriften',
      en: 'A corridor with a fire hose: pinned to the wall a list in three people’s handwriting',
    },
  },
  {
    file: 'toast-list',
    slug: 'toast',
    alt: {
      nl: 'De baklijst op bonpapier, aan een spijker naast de oven',
      en: 'The baking list on receipt paper, on a nail next to the oven',
    },
  },
  {
    file: 'abn-map',
    slug: 'abn',
    alt: {
      nl: 'Kaart van een buurt met spelden, en een foto van vier huizen bij één ervan',
      en: 'Map of a neighbourhood with pins, and a photograph of four houses beside one of them',
    },
  },
];

function carousel(id: string, settings: Record<string, unknown>): SeedBlock {
  return { id, type: 'carousel', isMultiLanguage: true, ...settings };
}

/**
 * Returns the slides of all cases, starting with one case. Carousels below one another would otherwise show
 * the same first slide.
 */
function slidesFrom(slug: string) {
  const first = seedSlides.findIndex((slide) => slide.slug === slug);
  return [...seedSlides.slice(first), ...seedSlides.slice(0, first)];
}

const beach = {
  nl: 'Een strand vol kiezels, en drie in een aangeharkte cirkel',
  en: 'A beach full of pebbles, and three in a raked circle',
};

/** The image of the beach, with a given width and aspect ratio. */
const beachIn = (
  id: string,
  widthType: 'viewport' | 'container',
  aspectRatio: string,
  phoneAspectRatio: string,
): SeedBlock =>
  image(id, 'tweakers-pebbles.webp', beach, {
    widthType,
    aspectRatio,
    phoneAspectRatio,
    night: 'tweakers-pebbles-night.webp',
  });

const pictures: Chapter = {
  id: 'blocks-media',
  name: { nl: 'Beeld', en: 'Image' },
  use: {
    nl: 'In de kolom, over de pagina of van rand tot rand. Elk beeld heeft een focuspunt dat in beeld blijft.',
    en: 'In the column, across the page or from edge to edge. Each image has a focal point that stays in view.',
  },
  lead: specimen(
    {
      nl: 'Openingsbeeld: van rand tot rand, ruim een half scherm hoog',
      en: 'Hero image: full bleed, over half a screen high',
    },
    keepInView(
      inTheEvening(
        hero(
          'blocks-hero',
          'shell-hero.webp',
          { nl: 'Twee telefoons op een kaart van het wad', en: 'Two phones on a map of the mudflats' },
          'viewport',
        ),
        'shell-hero-night.webp',
      ),
      12,
    ),
  ),
  rows: [
    row(
      [7, 5],
      specimen(
        { nl: 'Beeld: 8:5, een ander in het donkere thema', en: 'Image: 8:5, another in the dark theme' },
        image(
          'blocks-image-container',
          'method-week.webp',
          {
            nl: 'Vijf notities, elke dag een grotere, de laatste in het rood: 4/5',
            en: 'Five notes, a larger one each day, the last in red: 4/5',
          },
          { aspectRatio: sevenFive.seven, night: 'method-week-night.webp' },
        ),
      ),
      specimen(
        {
          nl: 'Beeld: 8:7, op telefoons 8:5, hoeken van 16, een link',
          en: 'Image: 8:7, 8:5 on phones, radius 16, a link',
        },
        {
          ...image(
            'blocks-image-link',
            'halte-door.webp',
            {
              nl: 'Naar een besloten case: een deur van ribbelglas',
              en: 'To a private case: a door of ribbed glass',
            },
            {
              aspectRatio: sevenFive.five,
              phoneAspectRatio: sevenFive.seven,
              night: 'halte-door-night.webp',
            },
          ),
          borderRadius: '16px',
          link: '/cases/halte',
        },
      ),
    ),
    ...wide(
      specimen(
        {
          nl: 'Beeld: over de pagina, 2:1, op telefoons een ander beeld',
          en: 'Image: full width, 2:1, another image on phones',
        },
        onPhones(
          image(
            'blocks-image-page',
            'ing-june.webp',
            {
              nl: 'Een dag in stroken licht, met de zon in een boog',
              en: 'A day in strips of light, the sun in an arc',
            },
            { widthType: 'page', aspectRatio: '2/1', night: 'ing-june-night.webp' },
          ),
          'ing-june-phone.webp',
          'ing-june-phone-night.webp',
        ),
      ),
    ),
    // Images without text, so that the slider cuts no word at any position.
    row(
      [7, 5],
      specimen(
        { nl: 'Voor en na: halverwege, met labels', en: 'Before and after: halfway, with labels' },
        {
          id: 'blocks-before-after',
          type: 'beforeAfterSlider',
          isMultiLanguage: true,
          beforeSrc: media('check-corridor-night.webp'),
          beforeAlt: {
            nl: 'De gang achter het toneel, in het donker',
            en: 'The corridor backstage, in the dark',
          },
          afterSrc: media('check-corridor.webp'),
          afterAlt: { nl: 'Dezelfde gang, met het licht aan', en: 'The same corridor with the lights on' },
          beforeLabel: { nl: 'Licht uit', en: 'Lights off' },
          afterLabel: { nl: 'Licht aan', en: 'Lights on' },
          position: 50,
        },
      ),
      specimen(
        { nl: 'Beeld: een gif', en: 'Image: a gif' },
        // Hides the sun, which would be cut in half.
        keepInView(
          image(
            'blocks-image-gif',
            'ing-slide.gif',
            { nl: 'De ramen van een flat lichten op', en: 'The windows of a block of flats light up' },
            // As high as the slider beside it.
            { aspectRatio: '20/21', phoneAspectRatio: '4/3' },
          ),
          50,
          46,
        ),
      ),
    ),
    row(
      [1],
      specimen(
        { nl: 'Video: met knoppen', en: 'Video: with controls' },
        {
          id: 'blocks-video',
          type: 'video',
          isMultiLanguage: true,
          src: media('sample-video-project-film.webm'),
          title: { nl: 'De leader van Korte Nacht', en: 'The opening film of Korte Nacht' },
          silent: true,
        },
      ),
    ),
    ...wide(
      specimen(
        {
          nl: 'Beeld: van rand tot rand, 21:9, op telefoons 4:3',
          en: 'Image: full bleed, 21:9, 4:3 on phones',
        },
        beachIn('blocks-image-viewport', 'viewport', '21/9', '4/3'),
      ),
    ),
    atWorst(
      {
        nl: 'Twaalf keer zo breed als hoog, op telefoons vijf',
        en: 'Twelve times as wide as high, five on phones',
      },
      beachIn('blocks-image-strip', 'container', '12/1', '5/1'),
    ),
  ],
};

const carousels: Chapter = {
  id: 'blocks-carousel',
  name: { nl: 'Carrousel', en: 'Carousel' },
  use: {
    nl: 'Beelden, films en kaarten om door te bladeren: met de hand, met de pijlen of vanzelf.',
    en: 'Images, videos and cards to leaf through: by hand, with the arrows or automatically.',
  },
  lead: specimen(
    { nl: 'Carrousel: van rand tot rand, vaste hoogte', en: 'Carousel: full bleed, fixed height' },
    carousel('blocks-carousel-wide', {
      layoutWidth: 'viewport',
      fullbleed: true,
      heightMode: 'fixed',
      heightMobile: '280px',
      heightTablet: '440px',
      heightDesktop: '680px',
      contentFit: 'cover',
      showDots: false,
      slides: [
        // Images without text, so that no viewport width cuts a word.
        {
          id: 'still',
          type: 'image',
          src: media('check-stage.webp'),
          darkSrc: media('check-stage-night.webp'),
          alt: {
            nl: 'Een leeg toneel, met één lamp op een standaard',
            en: 'An empty stage, with one lamp on a stand',
          },
          focalX: 50,
          focalY: 50,
          link: 'https://example.com',
        },
        {
          id: 'film',
          type: 'video',
          videoSrc: media('sample-video-project-film.webm'),
          alt: { nl: 'De leader, met knoppen', en: 'The opening film, with controls' },
          controls: true,
          slug: 'sample-video-project',
        },
        {
          id: 'once',
          type: 'image',
          src: media('check-slide.gif'),
          alt: { nl: 'Een bal met een vinkje in het licht', en: 'A ball with a tick in a spotlight' },
          gifSyncEnabled: true,
          gifDelayBeforePlay: 500,
          gifPlayOnce: true,
          slug: 'check',
        },
      ],
    }),
  ),
  rows: [
    row(
      [1, 1],
      specimen(
        { nl: 'Carrousel: schuift', en: 'Carousel: slides' },
        carousel('blocks-carousel-slide', { slides: slidesFrom('toast') }),
      ),
      specimen(
        { nl: 'Carrousel: vervaagt, speelt automatisch', en: 'Carousel: fades, plays automatically' },
        carousel('blocks-carousel-fade', {
          transitionType: 'fade',
          contentFit: 'cover',
          autoplay: true,
          slides: shownAndSeen.map(({ file, alt }) => ({
            id: file,
            type: 'image',
            src: media(`${file}.webp`),
            darkSrc: media(`${file}-night.webp`),
            alt,
            slug: 'sample-video-project',
          })),
        }),
      ),
    ),
    row(
      [1],
      specimen(
        { nl: 'Carrousel: 1, 2 of 3 in beeld, op een kleur', en: 'Carousel: 1, 2 or 3 in view, on a colour' },
        carousel('blocks-carousel-three', {
          slides: byNightToo.map(({ file, slug, alt }) => ({
            id: file,
            type: 'image',
            src: media(`${file}.webp`),
            darkSrc: media(`${file}-night.webp`),
            alt,
            slug,
          })),
          slidesPerView: { mobile: 1, tablet: 2, desktop: 3 },
          showDots: false,
          backgroundColorLight: '#efe9df',
          backgroundColorDark: '#24211c',
        }),
      ),
    ),
    row(
      [1],
      specimen(
        { nl: 'Carrousel: kaarten, 1 of 2 in beeld', en: 'Carousel: cards, 1 or 2 in view' },
        {
          id: 'blocks-carousel-cards',
          type: 'carousel',
          slidesPerView: { mobile: 1, tablet: 2, desktop: 2 },
          cardSlides: [caseCards.abn, caseCards.toast, caseCards.tweakers].map((card) => ({
            id: `blocks-carousel-card-${card.link.split('/').at(-1)}`,
            type: 'card',
            isMultiLanguage: true,
            headerText: card.header,
            content: card.content,
            contentImageEnabled: true,
            // The text beside the image describes it.
            contentImageDecorative: true,
            contentImageSrc: media(card.file),
            contentImageDarkSrc: media(card.evening),
            linkEnabled: true,
            link: card.link,
            linkType: 'internal',
          })),
        },
      ),
    ),
    atWorst(
      { nl: 'Eén dia: er valt niets te bladeren', en: 'One slide: nothing to leaf through' },
      carousel('blocks-carousel-one', {
        slides: [
          {
            id: 'only',
            type: 'image',
            src: media('method-sketches.webp'),
            darkSrc: media('method-sketches-night.webp'),
            alt: {
              nl: 'Zes schetsen, vijf ervan in rood doorgestreept',
              en: 'Six sketches, five of them crossed out in red',
            },
            slug: 'tweakers',
            // A narrow crop shows the chosen sketch.
            focalX: 3,
            focalY: 50,
          },
        ],
        contentFit: 'cover',
      }),
    ),
  ],
};

/** Images with their widths and aspect ratios, before-and-after sliders and carousels. */
export const mediaChapters: Chapter[] = [pictures, carousels];
