import { columns, hero, image, subheading } from '../../blocks.ts';
import { media, type SeedBlock } from '../../seed-page.ts';
import { seedSlides } from '../../slides.ts';

const sketches = { nl: 'Zes potloodschetsen, één omcirkeld', en: 'Six pencil sketches, one of them circled' };

function carousel(id: string, settings: Record<string, unknown>): SeedBlock {
  return { id, type: 'carousel', isMultiLanguage: true, slides: seedSlides, ...settings };
}

/** Pictures in their widths and shapes, before and after, and carousels. */
export const mediaBlocks: SeedBlock[] = [
  subheading('blocks-media', 'Beeld', 'Pictures'),
  hero('blocks-hero', 'shell-hero.jpg', {
    nl: 'Twee telefoons op een kaart van het wad',
    en: 'Two phones on a map of the mudflats',
  }),
  image('blocks-image-container', 'method-sketches.jpg', sketches, { aspectRatio: '16/9' }),
  image(
    'blocks-image-page',
    'ing-day.jpg',
    { nl: 'Een dag als ronde grafiek', en: 'A day as a round chart' },
    { widthType: 'page', aspectRatio: '21/9' },
  ),
  image(
    'blocks-image-viewport',
    'toast-hero.jpg',
    { nl: 'Broden om een telefoon', en: 'Loaves around a phone' },
    { widthType: 'viewport', aspectRatio: '3/1' },
  ),
  columns('blocks-image-shapes', [
    [
      {
        ...image(
          'blocks-image-square',
          'toast-assortment.jpg',
          { nl: 'Zes broden', en: 'Six loaves' },
          { aspectRatio: '1/1' },
        ),
        borderRadius: '16px',
      },
    ],
    [
      {
        ...image(
          'blocks-image-link',
          'check-phones.jpg',
          { nl: 'Naar de case Doek op', en: 'To the case Doek op' },
          { aspectRatio: '1/1' },
        ),
        link: '/cases/check',
      },
    ],
    [
      image(
        'blocks-image-gif',
        'tweakers-slide.gif',
        { nl: 'Kiezels die wegschuiven', en: 'Pebbles sliding away' },
        { aspectRatio: '1/1' },
      ),
    ],
  ]),
  {
    id: 'blocks-before-after',
    type: 'beforeAfterSlider',
    isMultiLanguage: true,
    beforeSrc: media('before-wireframe.jpg'),
    beforeAlt: { nl: 'De grijze opzet', en: 'The grey wireframe' },
    afterSrc: media('after-interface.jpg'),
    afterAlt: { nl: 'Het afgemaakte scherm', en: 'The finished screen' },
    beforeLabel: { nl: 'Opzet', en: 'Wireframe' },
    afterLabel: { nl: 'Ontwerp', en: 'Design' },
  },
  subheading('blocks-carousel', 'Carrousel', 'Carousel'),
  carousel('blocks-carousel-slide', {}),
  carousel('blocks-carousel-fade', { transitionType: 'fade', contentFit: 'cover', autoplay: true }),
  carousel('blocks-carousel-three', {
    slidesPerView: { mobile: 1, tablet: 2, desktop: 3 },
    showDots: false,
    backgroundColorLight: '#efe9df',
    backgroundColorDark: '#24211c',
  }),
  carousel('blocks-carousel-wide', {
    layoutWidth: 'viewport',
    fullbleed: true,
    heightMode: 'fixed',
    heightMobile: '300px',
    heightTablet: '420px',
    heightDesktop: '560px',
    contentFit: 'contain',
    showDots: false,
    slides: [
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
        alt: { nl: 'Speelt één keer, vanaf het begin', en: 'Plays once, from the beginning' },
        gifSyncEnabled: true,
        gifDelayBeforePlay: 500,
        gifPlayOnce: true,
        slug: 'check',
      },
      {
        id: 'still',
        type: 'image',
        src: media('ing-hero.jpg'),
        alt: { nl: 'Een flat in de avond', en: 'A block of flats in the evening' },
        link: 'https://example.com',
      },
    ],
  }),
  {
    id: 'blocks-carousel-cards',
    type: 'carousel',
    slidesPerView: { mobile: 1, tablet: 2, desktop: 2 },
    cardSlides: ['shell', 'toast', 'abn'].map((slug) => ({
      id: `blocks-carousel-card-${slug}`,
      type: 'card',
      headerText: { shell: 'Laagwater', toast: 'Zeven Uur', abn: 'Archief Buurt Noord' }[slug],
      contentImageEnabled: true,
      // The words beside it say what it is.
      contentImageDecorative: true,
      contentImageSrc: media(`${slug}-hero.jpg`),
      linkEnabled: true,
      link: `/cases/${slug}`,
      linkType: 'internal',
    })),
  },
];
