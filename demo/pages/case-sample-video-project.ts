import {
  apart,
  besidePicture,
  caption,
  caseEnd,
  columns,
  facts,
  figure,
  hero,
  image,
  inTheEvening,
  keepInView,
  narrowWide,
  onPhones,
  quotation,
  section,
  subheading,
  text,
  title,
  wideNarrow,
} from '../blocks.ts';
import { caseLayout, media, type SeedPage } from '../seed-page.ts';
import { caseContact } from './contact.ts';
import { credits } from './interactions/credits.ts';
import { programme } from './interactions/programme.ts';
import { voices } from './voices.ts';

export const sampleVideoProject: SeedPage = {
  identifier: 'sample-video-project',
  kind: 'case',
  title: { nl: 'Korte Nacht: een zaal voor korte films', en: 'Korte Nacht: a room for short films' },
  layout: caseLayout,
  // The background is dark in the light theme too, and darkens while the visitor scrolls.
  background: {
    dynamicBackgroundSettings: {
      enabled: true,
      type: 'scroll-color-transition',
      scrollRange: { start: 15, end: 85 },
      easing: 'ease-in-out',
      startColorLight: '#1d1935',
      startColorDark: '#17142a',
      endColorLight: '#0d1024',
      endColorDark: '#0d1024',
    },
  },
  overview: [
    // The only full-width hero of a case, as if the visitor sat in the room.
    onPhones(
      inTheEvening(
        keepInView(
          {
            ...hero(
              'sample-video-project-hero',
              'sample-video-project-hero.webp',
              {
                nl: 'Een filmzaal; op het doek schildert iemand de maan',
                en: 'A small dark cinema; on the screen a man on a ladder paints the moon',
              },
              'viewport',
            ),
            // High enough for the whole screen and two rows of seats. Heroes of neighbouring cases are lower.
            heightPercentageDesktop: 70,
          },
          38,
        ),
        'sample-video-project-hero-night.webp',
      ),
      'sample-video-project-hero-phone.webp',
      'sample-video-project-hero-phone-night.webp',
    ),
    title(
      'sample-video-project-title',
      'Korte Nacht: een zaal voor korte films',
      'Korte Nacht: a room for short films',
    ),
    text(
      'sample-video-project-lead',
      'Een festival van één nacht wilde het hele jaar te zien zijn, zonder een streamingdienst te worden.',
      'A one-night festival wanted to be there all year round without turning into a streaming service.',
    ),
    facts('sample-video-project', {
      role: { nl: 'Concept, ontwerp, leader', en: 'Concept, design, opening film' },
      year: '2025',
      weeks: 9,
      outcome: { nl: 'Ruim de helft kijkt tot het eind', en: 'Over half stay to the end' },
    }),
    // The problem, and below it the whole selection of films.
    columns(
      'sample-video-project-opening',
      [
        [subheading('sample-video-project-situation', 'Voorprogramma', 'Short subject')],
        [
          text(
            'sample-video-project-situation-text',
            'Korte films worden online slecht bekeken. Niet omdat ze slecht zijn, maar omdat kiezen net zo lang duurt als kijken. Het archief telde 214 titels en één zoekveld.',
            'Short films do badly online. Not because they’re bad, but because choosing takes as long as watching. The archive held 214 titles and one search field.',
          ),
        ],
      ],
      [7, 5],
      apart,
    ),
    onPhones(
      image(
        'sample-video-project-programme',
        'sample-video-project-programme.webp',
        {
          nl: 'Alle 214 films, en één zoekveld',
          en: 'All 214 films, each as wide as a thumb, and one search field',
        },
        {
          widthType: 'page',
          aspectRatio: '1902/810',
          night: 'sample-video-project-programme-night.webp',
        },
      ),
      'sample-video-project-programme-phone.webp',
      'sample-video-project-programme-phone-night.webp',
    ),
    columns(
      'sample-video-project-night',
      [
        [
          subheading('sample-video-project-tonight', 'Vanavond', 'Tonight'),
          columns('sample-video-project-programme-place', [[programme]], [1], { marginTop: '16px' }),
          caption(
            'sample-video-project-tonight-note',
            'Vijf films, drie kwartier. Voor tien voor negen sta je buiten.',
            'Five films, three quarters of an hour. You’re out by ten to nine.',
          ),
        ],
      ],
      [1],
      apart,
    ),
    // The film that opens every evening, beside the reason for an evening programme.
    columns(
      'sample-video-project-answer',
      [
        [
          {
            id: 'sample-video-project-film',
            type: 'video',
            isMultiLanguage: true,
            src: media('sample-video-project-film.webm'),
            title: { nl: 'De leader van Korte Nacht', en: 'The opening film of Korte Nacht' },
            silent: true,
          },
          subheading('sample-video-project-film-title', 'De leader', 'The opening film'),
          text(
            'sample-video-project-film-text',
            'Vijf seconden: de maan komt op, een trein gaat naar huis, ergens brandt licht.',
            'Five seconds: the moon rises, a train goes home and somewhere a light is still on.',
          ),
        ],
        [
          subheading(
            'sample-video-project-approach',
            'Je schuift aan of je bent te laat',
            'You slip in, or you’re late',
          ),
          text(
            'sample-video-project-approach-text',
            'We hebben het programmaboekje als uitgangspunt genomen. Elke avond om acht uur begint er iets: vijf films, gekozen door iemand die zijn naam eronder zet.\n\nHet scherm blijft donker. De enige kleur komt uit de films; knoppen verdwijnen zodra je je hand stilhoudt.',
            'We took the printed programme as our starting point. Every evening at eight something begins: five films, chosen by somebody who puts their name to it.\n\nThe screen stays dark. The only colour comes from the films; controls vanish as soon as your hand is still.',
          ),
        ],
      ],
      wideNarrow.besidePicture,
      { ...apart, ...besidePicture, marginBottom: '40px' },
    ),
    onPhones(
      image(
        'sample-video-project-room',
        'sample-video-project-room.webp',
        {
          nl: 'Twee mensen op een steiger',
          en: 'Two people on a jetty under a low sun',
        },
        { widthType: 'page', aspectRatio: '8/5', night: 'sample-video-project-room-night.webp' },
      ),
      'sample-video-project-room-phone.webp',
      'sample-video-project-room-phone-night.webp',
    ),
    columns(
      'sample-video-project-details',
      [
        [
          onPhones(
            image(
              'sample-video-project-phones',
              'sample-video-project-phones.webp',
              {
                nl: 'Twee telefoons: de avond, en één film',
                en: 'Two phones: the evening, and one film',
              },
              { aspectRatio: '8/5', night: 'sample-video-project-phones-night.webp' },
            ),
            'sample-video-project-phones-phone.webp',
            'sample-video-project-phones-phone-night.webp',
          ),
        ],
        [quotation('sample-video-project-voice', voices.sampleVideoProject)],
      ],
      wideNarrow.besidePicture,
      { ...apart, ...besidePicture },
    ),
    columns(
      'sample-video-project-end',
      [
        [
          ...figure(
            'sample-video-project-half',
            { nl: '1/2', en: '1/2' },
            {
              nl: 'Van elke zestig bleven er 31 zitten. De helft, en nog iemand.',
              en: 'Of every sixty who came, 31 stayed. Half, and one more.',
            },
          ),
        ],
        [
          image(
            'sample-video-project-seats',
            'sample-video-project-half.webp',
            {
              nl: 'De zaal van boven: 31 van de zestig stoelen bezet',
              en: 'The cinema from above: 31 of the sixty seats taken',
            },
            { aspectRatio: '8/5', night: 'sample-video-project-half-night.webp' },
          ),
        ],
      ],
      narrowWide.besidePicture,
      { ...apart, ...besidePicture },
    ),
    section(
      'sample-video-project-after',
      subheading('sample-video-project-result', 'Nagesprek', 'Afterwards, in the bar'),
      [
        text(
          'sample-video-project-result-text',
          'Het zoekveld is er nog, onderaan. De makers zijn blij met iets kleins: de aftiteling loopt door. Hier ook.',
          'The search field’s still there, at the bottom. What the makers like best is something small: the credits just play to the end. So they do here.',
        ),
      ],
    ),
    columns('sample-video-project-last', [[credits]], [1], { marginBottom: '40px' }),
    ...caseEnd(
      'sample-video-project',
      'Het festival is verzonnen, de films zijn getekend.',
      'The festival is invented, the films are drawn.',
    ),
    caseContact('sample-video-project', 'Nog niet te laat', 'It’s not too late'),
  ],
};
