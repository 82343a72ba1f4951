import type { Copy } from '#content/language.ts';
import { alsoOnPhones, columns, linkCard, linkRow } from '../../blocks.ts';
import { media, type SeedBlock } from '../../seed-page.ts';
import { type CaseCard, caseCards, dayAndEvening } from '../case-cards.ts';
import { type Chapter, cell, cellAligned, specimen } from './specimen.ts';

type Said = Readonly<{ header: Copy; content: Copy }>;

function card(id: string, { header, content }: Said, settings: Record<string, unknown> = {}): SeedBlock {
  return { id, type: 'card', isMultiLanguage: true, headerText: header, content, ...settings };
}

/** What a card says where its look is the matter. */
const talk: Said = {
  header: { nl: 'Een gesprek van een uur', en: 'An hour’s conversation' },
  content: {
    nl: 'Zonder offerte en zonder dia’s. Daarna weet je of ik je kan helpen.',
    en: 'No quote and no slides. Afterwards you’ll know whether I can help.',
  },
};
const sprint: Said = {
  header: { nl: 'Een week proberen', en: 'A week’s trial' },
  content: {
    nl: 'Vijf dagen, één vraag, één prototype. Op vrijdag weet je het.',
    en: 'Five days, one question, one prototype. On Friday you’ll know.',
  },
};
const project: Said = {
  header: { nl: 'Een project', en: 'A project' },
  content: {
    nl: 'Zes tot veertien weken, met elke donderdag iets om vast te houden.',
    en: 'Six to fourteen weeks, with something to hold every Thursday.',
  },
};

const picture = ({ file, evening, alt }: CaseCard) => ({
  contentImageEnabled: true,
  contentImageSrc: media(file),
  ...(evening !== undefined && { contentImageDarkSrc: media(evening) }),
  contentImageAlt: alt,
});
const film = { contentVideoEnabled: true, contentVideoSrc: media('sample-video-project-film.webm') };
const padded = { paddingTop: '20px', paddingRight: '20px', paddingBottom: '20px', paddingLeft: '20px' };

const sample = (block: SeedBlock, words: Copy): SeedBlock[] => cell(words, block);
const centred = (block: SeedBlock, words: Copy): SeedBlock[] => cellAligned('center', words, block);

type PictureSample = readonly [place: string, words: CaseCard & Said, label: Copy];

/** Two cards that differ in where their picture stands. */
function picturePair(id: string, samples: readonly PictureSample[]): SeedBlock[] {
  const cells = samples.map(([place, words, label]) =>
    sample(
      card(`blocks-card-${place}`, words, {
        ...picture(words),
        contentImagePosition: place,
        headerLevel: 'h4',
        elevation: 'low',
        paddingGap: '12px',
        fillParentHeight: true,
      }),
      { nl: `Kaart: beeld ${label.nl}`, en: `Card: image ${label.en}` },
    ),
  );
  return [alsoOnPhones(columns(id, cells))];
}

/** Cards in their levels, elevations, colours, picture places and interactions. */
export const cardChapter: Chapter = {
  id: 'blocks-card',
  name: { nl: 'Kaart', en: 'Card' },
  use: {
    nl: 'Beeld en woorden bij elkaar, met of zonder rand. De hele kaart is te klikken.',
    en: 'A picture and words together, with an edge or without. The whole card can be clicked.',
  },
  blocks: [
    alsoOnPhones(
      columns(
        'blocks-card-link-row',
        [
          sample(linkCard('blocks-card-link', dayAndEvening(caseCards.shell)), {
            nl: 'Kaart: beeld langs de bovenrand, link, geen marge',
            en: 'Card: image at the top edge, link, no padding',
          }),
          sample(linkCard('blocks-card-link-second', dayAndEvening(caseCards.ing)), {
            nl: 'Kaart: hetzelfde',
            en: 'Card: the same',
          }),
        ],
        [1, 1],
      ),
    ),
    columns('blocks-card-levels', [
      sample(card('blocks-card-h2', talk, { headerLevel: 'h2', ...padded, fillParentHeight: true }), {
        nl: 'Kaart: kop 2, zonder schaduw',
        en: 'Card: heading 2, no elevation',
      }),
      sample(card('blocks-card-h3', sprint, { elevation: 'low', ...padded, fillParentHeight: true }), {
        nl: 'Kaart: kop 3, kleine schaduw',
        en: 'Card: heading 3, low elevation',
      }),
      sample(
        card('blocks-card-h4', project, {
          headerLevel: 'h4',
          elevation: 'high',
          ...padded,
          fillParentHeight: true,
        }),
        { nl: 'Kaart: kop 4, grote schaduw', en: 'Card: heading 4, high elevation' },
      ),
    ]),
    specimen(
      { nl: 'Kaart: rij van een lijst, met cijfer en link', en: 'Card: row of a list, with figure and link' },
      linkRow('blocks-card-row', { nl: '34 → 9', en: '34 → 9' }, dayAndEvening(caseCards.toast)),
    ),
    // Four in a row, and on phones two by two.
    columns('blocks-card-pictures', [
      picturePair('blocks-card-pictures-top', [
        ['top', caseCards.toast, { nl: 'langs de bovenrand', en: 'at the top edge' }],
        ['above-header', caseCards.abn, { nl: 'boven de kop', en: 'above the header' }],
      ]),
      picturePair('blocks-card-pictures-bottom', [
        ['below-header', caseCards.check, { nl: 'onder de kop', en: 'below the header' }],
        ['bottom', caseCards.tweakers, { nl: 'langs de onderrand', en: 'at the bottom edge' }],
      ]),
    ]),
    alsoOnPhones(
      columns('blocks-card-videos', [
        sample(
          card(
            'blocks-card-video',
            {
              header: { nl: 'De leader', en: 'The opening film' },
              content: {
                nl: 'Vijf seconden, elke avond om acht uur.',
                en: 'Five seconds, every evening at eight.',
              },
            },
            {
              ...film,
              contentVideoControls: false,
              contentVideoAutoplay: true,
              contentVideoMuted: true,
              contentVideoLoop: true,
            },
          ),
          {
            nl: 'Kaart: film die vanzelf loopt; met knoppen voor wie geen beweging wil',
            en: 'Card: video that plays by itself; with controls for whoever wants no motion',
          },
        ),
        sample(
          card(
            'blocks-card-video-bottom',
            {
              header: { nl: 'Nog een keer, met knoppen', en: 'Once more, with controls' },
              content: { nl: 'Je zet hem zelf aan.', en: 'You start it yourself.' },
            },
            { ...film, contentVideoPosition: 'bottom' },
          ),
          {
            nl: 'Kaart: film langs de onderrand, met knoppen',
            en: 'Card: video at the bottom edge, with controls',
          },
        ),
      ]),
    ),
    columns('blocks-card-looks', [
      sample(
        card('blocks-card-colours', talk, {
          stylingEnabled: true,
          backgroundColorLight: '#123a4a',
          backgroundColorDark: '#1f5568',
          ...padded,
          fillParentHeight: true,
        }),
        { nl: 'Kaart: eigen kleur, licht en donker', en: 'Card: background colour, light and dark' },
      ),
      sample(
        card('blocks-card-background', sprint, {
          backgroundImageEnabled: true,
          backgroundImageSrc: media('sample-video-project-hero.webp'),
          backgroundImageEffectType: 'blur',
          backgroundImageEffectValue: 6,
          backgroundImageOpacity: 0.25,
          ...padded,
          fillParentHeight: true,
        }),
        { nl: 'Kaart: beeld als achtergrond, vervaagd, 25%', en: 'Card: background image, blurred, 25%' },
      ),
      centred(
        card('blocks-card-centre', project, {
          textAlignmentEnabled: true,
          textAlignVertical: 'center',
          textAlignHorizontal: 'center',
          ...padded,
          fillParentHeight: true,
        }),
        { nl: 'Kaart: in het midden, vult de kolom', en: 'Card: centred, fills its column' },
      ),
    ]),
    specimen(
      {
        nl: 'Kaart: presentatie, schaduw, marge van 32',
        en: 'Card: presentation, medium elevation, padding 32',
      },
      {
        id: 'blocks-card-presentation',
        type: 'card',
        isMultiLanguage: true,
        headerText: { nl: 'De werkwijze in zeven dia’s', en: 'The method in seven slides' },
        content: {
          nl: 'Vier stappen, om door te bladeren. Het kost je drie minuten.',
          en: 'Four steps, to leaf through. It takes three minutes.',
        },
        interactionEnabled: true,
        interactionType: 'presentation',
        elevation: 'medium',
        paddingTop: '32px',
        paddingRight: '32px',
        paddingBottom: '32px',
        paddingLeft: '32px',
      },
    ),
  ],
};
