import { columns, linkCard, linkRow, padded, sevenFive } from '../../blocks.ts';
import { deckFile, deckTitle } from '../../deck/deck-names.ts';
import { type Copy, media, type SeedBlock, type Translated } from '../../seed-page.ts';
import { type CaseCard, caseCards, dayAndEvening } from '../case-cards.ts';
import { fewWords } from './few-words.ts';
import { atWorst, type Chapter, row, specimen } from './specimen.ts';

type Said = Readonly<{ header: Translated; content: Translated }>;

function card(id: string, { header, content }: Said, settings: Record<string, unknown> = {}): SeedBlock {
  return { id, type: 'card', isMultiLanguage: true, headerText: header, content, ...settings };
}

/** Text of the cards that demonstrate a look. */
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
  header: { nl: 'Elke avond na afloop', en: 'Every evening, afterwards' },
  content: {
    nl: 'Dan gaat alles uit, op één lamp na. Die blijft branden.',
    en: 'Everything goes off, except one lamp. It stays on.',
  },
};

const picture = ({ file, evening, alt }: CaseCard) => ({
  contentImageEnabled: true,
  contentImageSrc: media(file),
  ...(evening !== undefined && { contentImageDarkSrc: media(evening) }),
  contentImageAlt: alt,
});
const film = { contentVideoEnabled: true, contentVideoSrc: media('sample-video-project-film.webm') };
const roomy = padded('20px');

/** A case with another picture than its usual one, so that no picture appears twice on this page. */
function pictured(name: keyof typeof caseCards, file: string, alt: Copy): CaseCard {
  return { ...caseCards[name], file: `${file}.webp`, evening: `${file}-night.webp`, alt };
}

/** A case with a text of a few words, for pictures that need no explanation. */
const inFewWords = (name: keyof typeof fewWords, file: string, alt: Copy) =>
  dayAndEvening({ ...pictured(name, file, alt), content: fewWords[name] });

/** Card with its picture in one of two positions. */
const picturePlace = (place: 'below-header' | 'bottom', words: CaseCard): SeedBlock =>
  card(`blocks-card-${place}`, words, {
    ...picture(words),
    contentImagePosition: place,
    contentImageAspectRatio: '3/2',
    elevation: 'low',
    paddingGap: '12px',
    fillParentHeight: true,
  });

/** Cards with their heading levels, elevations, colours, image positions and interactions. */
export const cardChapter: Chapter = {
  id: 'blocks-card',
  name: { nl: 'Kaart', en: 'Cards' },
  use: {
    nl: 'Beeld en woorden bij elkaar, met of zonder rand. De hele kaart is klikbaar.',
    en: 'An image and text together, with or without a border. The whole card is clickable.',
  },
  ground: { color: '#4b2f22' },
  lead: specimen(
    {
      nl: 'Kaart: beeld bovenaan, link, geen ruimte rondom',
      en: 'Card: image at the top edge, link, no padding',
    },
    columns(
      'blocks-card-link-row',
      [
        [
          linkCard(
            'blocks-card-link',
            inFewWords('shell', 'shell-route', {
              nl: 'Een route over het wad, met het moment om te keren',
              en: 'A route over the mudflats, with the moment to turn back',
            }),
            { aspectRatio: sevenFive.seven },
          ),
        ],
        [
          linkCard(
            'blocks-card-link-second',
            inFewWords('ing', 'ing-phones', {
              nl: 'Twee telefoons: de flat, en hoeveel er is',
              en: 'Two phones: the flats, and how much there is',
            }),
            { aspectRatio: sevenFive.five, phoneAspectRatio: sevenFive.seven },
          ),
        ],
      ],
      [7, 5],
      { marginTop: '0' },
    ),
  ),
  rows: [
    row(
      [1],
      specimen(
        {
          nl: 'Kaart: rij van een lijst, met cijfer en link',
          en: 'Card: row of a list, with figure and link',
        },
        linkRow(
          'blocks-card-row',
          { nl: '1/2', en: '1/2' },
          dayAndEvening(
            pictured('sampleVideoProject', 'sample-video-project-half', {
              nl: 'Een zaal van boven: ruim de helft van de stoelen is bezet',
              en: 'A cinema from above: over half the seats are taken',
            }),
          ),
        ),
      ),
    ),
    row(
      [4, 4, 4],
      specimen(
        { nl: 'Kaart: kop 2, lichte schaduw', en: 'Card: heading 2, low elevation' },
        card('blocks-card-h2', talk, {
          headerLevel: 'h2',
          elevation: 'low',
          ...roomy,
          fillParentHeight: true,
        }),
      ),
      specimen(
        { nl: 'Kaart: kop 3, sterke schaduw', en: 'Card: heading 3, high elevation' },
        card('blocks-card-h3', project, { elevation: 'high', ...roomy, fillParentHeight: true }),
      ),
      specimen(
        { nl: 'Kaart: eigen kleur, woorden onderaan', en: 'Card: its own colour, text at the bottom' },
        card('blocks-card-colours', talk, {
          stylingEnabled: true,
          backgroundColorLight: '#b3311d',
          backgroundColorDark: '#b3311d',
          textAlignmentEnabled: true,
          textAlignVertical: 'bottom',
          ...roomy,
          paddingTop: '88px',
          fillParentHeight: true,
        }),
      ),
    ),
    row(
      [4, 4, 4],
      specimen(
        { nl: 'Kaart: beeld onder de kop', en: 'Card: image below the header' },
        picturePlace(
          'below-header',
          pictured('check', 'check-phones', {
            nl: 'Drie telefoons met de ronde van het theater',
            en: 'Three phones with the theatre’s checklist',
          }),
        ),
      ),
      specimen(
        { nl: 'Kaart: beeld langs de onderrand', en: 'Card: image at the bottom edge' },
        picturePlace(
          'bottom',
          pictured('tweakers', 'tweakers-question', {
            nl: 'Een vraag met drie antwoorden op een tablet',
            en: 'A question with three answers on a tablet',
          }),
        ),
      ),
      specimen(
        { nl: 'Kaart: een beeld achter de woorden', en: 'Card: an image behind the text' },
        card('blocks-card-background', night, {
          stylingEnabled: true,
          backgroundColorLight: '#17100f',
          backgroundColorDark: '#17100f',
          backgroundImageEnabled: true,
          backgroundImageSrc: media('check-lamp-night.webp'),
          backgroundImageEffectType: 'brightness',
          backgroundImageEffectValue: 62,
          backgroundImagePosition: 'bottom',
          textAlignmentEnabled: true,
          textAlignVertical: 'top',
          textAlignHorizontal: 'left',
          ...roomy,
          // Keeps the text beside the ladder.
          paddingRight: '30%',
          paddingBottom: '220px',
          fillParentHeight: true,
        }),
      ),
    ),
    row(
      [1, 1],
      specimen(
        {
          nl: 'Kaart: presentatie, schaduw, ruimte van 24',
          en: 'Card: presentation, medium elevation, padding 24',
        },
        {
          id: 'blocks-card-presentation',
          type: 'card',
          isMultiLanguage: true,
          headerText: deckTitle,
          content: {
            nl: 'Met één getal per case. Het kost je drie minuten.',
            en: 'With one number per case. It takes three minutes.',
          },
          interactionEnabled: true,
          interactionType: 'presentation',
          presentPath: media(deckFile),
          ...picture({
            ...caseCards.shell,
            file: 'cases-deck.webp',
            evening: 'cases-deck-night.webp',
            alt: { nl: 'Een stapel dia’s', en: 'A stack of slides' },
          }),
          contentImagePosition: 'top',
          contentImageAspectRatio: '15/8',
          responsive: { mobile: { contentImageAspectRatio: '20/11' } },
          elevation: 'medium',
          ...padded('24px'),
        },
      ),
      specimen(
        { nl: 'Kaart: film onderaan, met knoppen', en: 'Card: video at the bottom edge, with controls' },
        card(
          'blocks-card-video',
          {
            header: { nl: 'De leader', en: 'The opening film' },
            content: {
              nl: 'Vijf seconden, elke avond om acht uur.',
              en: 'Five seconds, every evening at eight.',
            },
          },
          { ...film, contentVideoPosition: 'bottom', elevation: 'low', ...roomy },
        ),
      ),
    ),
    atWorst(
      { nl: 'Een kaart die doorpraat', en: 'A card that won’t stop talking' },
      card(
        'blocks-card-long',
        {
          header: {
            nl: 'Notulen van het overleg over de vraag of er een overleg moet komen over de vraag die op het vorige overleg niet aan bod kwam',
            en: 'Minutes of the meeting about whether to hold a meeting about the question that the last meeting ran out of time for',
          },
          content: {
            nl: 'Besloten is dat het een goede vraag was.',
            en: 'It was agreed that it had been a good question.',
          },
        },
        {
          elevation: 'medium',
          // In the dark theme lighter than the panel behind it.
          stylingEnabled: true,
          backgroundColorLight: '#ffffff',
          backgroundColorDark: '#3b362e',
          ...roomy,
        },
      ),
    ),
  ],
};
