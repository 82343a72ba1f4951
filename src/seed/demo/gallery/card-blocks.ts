import type { Copy } from '#content/language.ts';
import { columns, subheading } from '../../blocks.ts';
import { media, type SeedBlock } from '../../seed-page.ts';

const words = {
  nl: 'Een kaart houdt bij elkaar wat bij elkaar hoort.',
  en: 'A card keeps together what belongs together.',
};

/** A header that is given once is the same word in both languages. */
function card(id: string, header: string | Copy, settings: Record<string, unknown> = {}): SeedBlock {
  const headerText = typeof header === 'string' ? { nl: header, en: header } : header;
  return { id, type: 'card', isMultiLanguage: true, headerText, content: words, ...settings };
}

const picture = {
  contentImageEnabled: true,
  contentImageSrc: media('ing-phones.jpg'),
  contentImageAlt: { nl: 'Twee telefoons', en: 'Two phones' },
};

/** Cards in their levels, elevations, colours, picture places and interactions. */
export const cardBlocks: SeedBlock[] = [
  subheading('blocks-card', 'Kaart', 'Card'),
  columns('blocks-card-levels', [
    [card('blocks-card-h2', 'h2', { headerLevel: 'h2' })],
    [card('blocks-card-h3', 'h3', { headerLevel: 'h3', elevation: 'low' })],
    [card('blocks-card-h4', 'h4', { headerLevel: 'h4', elevation: 'high' })],
  ]),
  columns(
    'blocks-card-pictures',
    ['top', 'above-header', 'below-header', 'bottom'].map((place) => [
      card(`blocks-card-${place}`, place, { ...picture, contentImagePosition: place, headerLevel: 'h4' }),
    ]),
  ),
  columns('blocks-card-videos', [
    [
      card('blocks-card-video', 'Video', {
        contentVideoEnabled: true,
        contentVideoSrc: media('sample-video-project-film.webm'),
        contentVideoAutoplay: true,
        contentVideoMuted: true,
        contentVideoLoop: true,
      }),
    ],
    [
      card(
        'blocks-card-video-bottom',
        { nl: 'Video onderaan', en: 'Video at the bottom' },
        {
          contentVideoEnabled: true,
          contentVideoSrc: media('sample-video-project-film.webm'),
          contentVideoPosition: 'bottom',
        },
      ),
    ],
  ]),
  columns('blocks-card-looks', [
    [
      card(
        'blocks-card-colours',
        { nl: 'Kleur', en: 'Colour' },
        {
          stylingEnabled: true,
          backgroundColorLight: '#123a4a',
          backgroundColorDark: '#9cc7d6',
        },
      ),
    ],
    [
      card(
        'blocks-card-background',
        { nl: 'Achtergrond', en: 'Background' },
        {
          backgroundImageEnabled: true,
          backgroundImageSrc: media('sample-video-project-hero.jpg'),
          backgroundImageEffectType: 'blur',
          backgroundImageEffectValue: 6,
          backgroundImageOpacity: 0.25,
          fillParentHeight: true,
        },
      ),
    ],
    [
      card(
        'blocks-card-centre',
        { nl: 'Midden', en: 'Centre' },
        {
          textAlignmentEnabled: true,
          textAlignVertical: 'center',
          textAlignHorizontal: 'center',
          fillParentHeight: true,
        },
      ),
    ],
  ]),
  columns('blocks-card-acts', [
    [card('blocks-card-link', 'Link', { linkEnabled: true, link: '/cases', linkType: 'internal' })],
    [
      card(
        'blocks-card-presentation',
        { nl: 'Presentatie', en: 'Presentation' },
        {
          interactionEnabled: true,
          interactionType: 'presentation',
          elevation: 'medium',
        },
      ),
    ],
  ]),
];
