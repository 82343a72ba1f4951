import type { Copy } from '#content/language.ts';
import { alsoOnPhones, columns, linkCard, linkRow, sevenFive } from '../../blocks.ts';
import { media, type SeedBlock, type Translated } from '../../seed-page.ts';
import { type CaseCard, caseCards, dayAndEvening } from '../case-cards.ts';
import { fewWords } from './few-words.ts';
import { type Chapter, cell, specimen, twoByTwo } from './specimen.ts';

type Said = Readonly<{ header: Translated; content: Translated }>;

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
const project: Said = {
  header: { nl: 'Een project', en: 'A project' },
  content: {
    nl: 'Zes tot veertien weken, met elke donderdag iets om vast te houden.',
    en: 'Six to fourteen weeks, with something to hold every Thursday.',
  },
};

const night: Said = {
  header: { nl: 'Elke avond om acht uur', en: 'Every evening at eight' },
  content: {
    nl: 'Dan gaat het licht uit, en voor vijf films niet meer aan.',
    en: 'Then the lights go out, and stay out for five films.',
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

/** A case with another of its pictures than the one that it introduces itself with: none is shown twice on this page. */
function pictured(name: keyof typeof caseCards, file: string, alt: Copy): CaseCard {
  return { ...caseCards[name], file: `${file}.webp`, evening: `${file}-night.webp`, alt };
}

/** The same, where it stands in a column of half a phone: in so few words that they stay on a line or two. */
function inFewWords(name: keyof typeof fewWords, file: string, alt: Copy): CaseCard {
  return { ...pictured(name, file, alt), content: fewWords[name] };
}

type PictureSample = readonly [place: string, words: CaseCard, label: Copy];

/** Cards that differ in where their picture stands. */
function picturePlaces(id: string, samples: readonly PictureSample[]): SeedBlock {
  const cells = samples.map(([place, words, label]) =>
    sample(
      card(`blocks-card-${place}`, words, {
        ...picture(words),
        contentImagePosition: place,
        contentImageAspectRatio: '4/3',
        headerLevel: 'h4',
        elevation: 'low',
        paddingGap: '12px',
        fillParentHeight: true,
      }),
      { nl: `Kaart: beeld ${label.nl}`, en: `Card: image ${label.en}` },
    ),
  );
  return twoByTwo(id, cells);
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
          sample(
            linkCard(
              'blocks-card-link',
              dayAndEvening(
                inFewWords('shell', 'shell-route', {
                  nl: 'Een route over het wad, met het moment om te keren',
                  en: 'A route over the mudflats, with the moment to turn back',
                }),
              ),
              { aspectRatio: sevenFive.seven },
            ),
            {
              nl: 'Kaart: beeld bovenaan, link, geen marge',
              en: 'Card: image at the top edge, link, no padding',
            },
          ),
          sample(
            linkCard(
              'blocks-card-link-second',
              dayAndEvening(
                inFewWords('ing', 'ing-phones', {
                  nl: 'Twee telefoons: de flat, en hoeveel er is',
                  en: 'Two telephones: the flats, and how much there is',
                }),
              ),
              { aspectRatio: sevenFive.five },
            ),
            { nl: 'Kaart: hetzelfde, 8:7', en: 'Card: the same, 8:7' },
          ),
        ],
        [7, 5],
      ),
    ),
    columns(
      'blocks-card-levels',
      [
        sample(card('blocks-card-h2', talk, { headerLevel: 'h2', ...padded, fillParentHeight: true }), {
          nl: 'Kaart: kop 2, zonder schaduw',
          en: 'Card: heading 2, no elevation',
        }),
        sample(
          card('blocks-card-h3', project, {
            elevation: 'high',
            ...padded,
            fillParentHeight: true,
          }),
          { nl: 'Kaart: kop 3, grote schaduw', en: 'Card: heading 3, high elevation' },
        ),
      ],
      [7, 5],
    ),
    specimen(
      { nl: 'Kaart: rij van een lijst, met cijfer en link', en: 'Card: row of a list, with figure and link' },
      linkRow(
        'blocks-card-row',
        { nl: '214 → 5', en: '214 → 5' },
        dayAndEvening(
          pictured('sampleVideoProject', 'sample-video-project-room', {
            nl: 'Een film in beeld: twee mensen op een bank bij zonsondergang',
            en: 'A film on screen: two people on a bench at sunset',
          }),
        ),
      ),
    ),
    picturePlaces('blocks-card-pictures', [
      [
        'top',
        inFewWords('toast', 'toast-list', {
          nl: 'Een oven en de bakkerslijst ernaast',
          en: 'An oven, and the baker’s list beside it',
        }),
        { nl: 'langs de bovenrand', en: 'at the top edge' },
      ],
      [
        'above-header',
        inFewWords('abn', 'abn-map', {
          nl: 'Een foto van een straat op de kaart',
          en: 'A photograph of a street on the map',
        }),
        { nl: 'boven de kop', en: 'above the header' },
      ],
      [
        'below-header',
        inFewWords('check', 'check-phones', {
          nl: 'Drie telefoons met de ronde van het theater',
          en: 'Three telephones with the round of the theatre',
        }),
        { nl: 'onder de kop', en: 'below the header' },
      ],
      [
        'bottom',
        inFewWords('tweakers', 'tweakers-question', {
          nl: 'Een vraag met drie antwoorden op een tablet',
          en: 'A question with three answers on a tablet',
        }),
        { nl: 'langs de onderrand', en: 'at the bottom edge' },
      ],
    ]),
    columns(
      'blocks-card-moving',
      [
        cell(
          {
            nl: 'Kaart: film onderaan, met knoppen',
            en: 'Card: video at the bottom edge, with controls',
          },
          card(
            'blocks-card-video',
            {
              header: { nl: 'De leader', en: 'The opening film' },
              content: {
                nl: 'Vijf seconden, elke avond om acht uur.',
                en: 'Five seconds, every evening at eight.',
              },
            },
            { ...film, contentVideoPosition: 'bottom' },
          ),
        ),
        cell(
          {
            nl: 'Kaart: presentatie, schaduw, marge van 24',
            en: 'Card: presentation, medium elevation, padding 24',
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
            ...picture({
              ...caseCards.shell,
              file: 'method-deck.webp',
              evening: 'method-deck-night.webp',
              alt: { nl: 'Een stapel dia’s', en: 'A stack of slides' },
            }),
            contentImagePosition: 'top',
            contentImageAspectRatio: '20/11',
            elevation: 'medium',
            paddingTop: '24px',
            paddingRight: '24px',
            paddingBottom: '24px',
            paddingLeft: '24px',
          },
        ),
      ],
      [7, 5],
    ),
    columns(
      'blocks-card-looks',
      [
        sample(
          card('blocks-card-colours', talk, {
            stylingEnabled: true,
            backgroundColorLight: '#123a4a',
            backgroundColorDark: '#1f5568',
            textAlignmentEnabled: true,
            textAlignVertical: 'bottom',
            headerLevel: 'h2',
            ...padded,
            fillParentHeight: true,
          }),
          { nl: 'Kaart: eigen kleur, licht en donker', en: 'Card: background colour, light and dark' },
        ),
        sample(
          card('blocks-card-background', night, {
            stylingEnabled: true,
            backgroundColorLight: '#17100f',
            backgroundColorDark: '#17100f',
            backgroundImageEnabled: true,
            backgroundImageSrc: media('check-lamp-night.webp'),
            backgroundImageEffectType: 'brightness',
            backgroundImageEffectValue: 80,
            backgroundImageOpacity: 0.8,
            backgroundImagePosition: 'bottom',
            textAlignmentEnabled: true,
            textAlignVertical: 'center',
            textAlignHorizontal: 'center',
            paddingTop: '64px',
            paddingRight: '20px',
            paddingBottom: '64px',
            paddingLeft: '20px',
            fillParentHeight: true,
          }),
          { nl: 'Kaart: beeld erachter, woorden in het midden', en: 'Card: background image, words centred' },
        ),
      ],
      [5, 7],
    ),
  ],
};
