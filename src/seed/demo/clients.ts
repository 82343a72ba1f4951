import type { Copy } from '#content/language.ts';
import {
  apart,
  buttons,
  type CardWords,
  caption,
  columns,
  type GridLook,
  linkCard,
  section,
  subheading,
  text,
  title,
} from '../blocks.ts';
import { type SeedBlock, type SeedPage, wideLayout } from '../seed-page.ts';
import { caseCards } from './case-cards.ts';

interface Detail extends Pick<CardWords, 'file' | 'night' | 'alt'> {
  /** What is kept in view of it, in percent. */
  readonly fromLeft?: number;
}

/** Of each case a detail: the covers are on the work page. */
const details = {
  shell: {
    file: 'shell-route.jpg',
    night: 'shell-route-night.jpg',
    alt: { nl: 'Een gestippelde route over het wad', en: 'A dotted route across the mudflats' },
  },
  abn: {
    file: 'abn-cards.jpg',
    night: 'abn-cards-night.jpg',
    alt: { nl: 'Archiefkaarten met oude foto’s', en: 'Index cards with old photographs' },
  },
  toast: {
    file: 'toast-assortment.jpg',
    night: 'toast-assortment-night.jpg',
    alt: { nl: 'Broden op gekleurde vlakken', en: 'Loaves on coloured squares' },
  },
  tweakers: {
    file: 'tweakers-pebbles.jpg',
    night: 'tweakers-pebbles-night.jpg',
    alt: { nl: 'Kiezelstenen, waarvan één rood', en: 'Pebbles, one of them red' },
  },
  sampleVideoProject: {
    file: 'sample-video-project-programme.jpg',
    night: 'sample-video-project-programme-night.jpg',
    fromLeft: 0,
    alt: { nl: 'Stills van korte films', en: 'Stills of short films' },
  },
  check: {
    file: 'check-plan.jpg',
    night: 'check-plan-night.jpg',
    alt: { nl: 'Een zaalplan in drie lichtbundels', en: 'A seating plan in three beams of light' },
  },
  ing: {
    file: 'ing-day.jpg',
    night: 'ing-day-night.jpg',
    alt: { nl: 'Een etmaal als cirkel om de zon', en: 'A day as a circle around the sun' },
  },
} satisfies Record<keyof typeof caseCards, Detail>;

/** Clients of one kind: what they have in common, and beside that something of their cases. */
function group(
  id: string,
  heading: Copy,
  words: Copy,
  cases: readonly (readonly [keyof typeof caseCards, Copy])[],
  room: GridLook = apart,
): SeedBlock {
  const cards = cases.map(([name, content]) => {
    const { header, link } = caseCards[name];
    const look = { aspectRatio: cases.length === 1 ? '16/10' : '1/1', phoneAspectRatio: '4/3' };
    const { fromLeft, ...detail }: Detail = details[name];
    const card = linkCard(`${id}-${name}`, { header, link, content, ...detail }, look);
    return [fromLeft === undefined ? card : { ...card, contentImageFocalX: fromLeft }];
  });
  return columns(
    id,
    [
      [subheading(`${id}-heading`, heading.nl, heading.en), text(`${id}-text`, words.nl, words.en)],
      [columns(`${id}-cases`, cards)],
    ],
    [5, 7],
    room,
  );
}

export const clients: SeedPage = {
  identifier: 'clients',
  kind: 'page',
  title: { nl: 'Voor wie ik werk', en: 'Who I work for' },
  layout: wideLayout,
  overview: [
    title('clients-title', 'Voor wie ik werk', 'Who I work for'),
    text(
      'clients-intro',
      'Mijn opdrachtgevers lijken niet op elkaar. Wat ze delen: ze kennen hun vak van binnen en van buiten, en juist daarom is het lastig om te zien waar een buitenstaander struikelt. Daar begin ik.',
      'No two of my clients are alike. What they share: they know their trade inside out, and that’s exactly why it’s hard to see where an outsider trips up. That’s where I start.',
    ),
    group(
      'clients-public',
      { nl: 'Verenigingen en archieven', en: 'Associations and archives' },
      {
        nl: 'Weinig geld, veel kennis en mensen die het vrijwillig doen. Het ontwerp moet dus ook zonder mij verder kunnen.',
        en: 'Not much money, a lot of knowledge and people who do it for nothing. So the design has to manage without me, too.',
      },
      [
        ['shell', { nl: 'Voor wadlopers', en: 'For mudflat walkers' }],
        ['abn', { nl: 'Voor een hele wijk', en: 'For a whole neighbourhood' }],
      ],
      { marginTop: '48px' },
    ),
    group(
      'clients-shops',
      { nl: 'Winkels en makers', en: 'Shops and makers' },
      {
        nl: 'Hier telt morgen. Ik kom graag een ochtend meelopen, ook als die om vier uur begint.',
        en: 'Here it’s tomorrow that counts. I’m happy to come along for a morning, even one that starts at four.',
      },
      [
        ['toast', { nl: 'Een bakkerij', en: 'A bakery' }],
        ['tweakers', { nl: 'Tweedehands elektronica', en: 'Second-hand electronics' }],
      ],
    ),
    group(
      'clients-culture',
      { nl: 'Theater en film', en: 'Theatre and film' },
      {
        nl: 'Een vak met vaste tijden: om kwart over acht gaat het licht uit. Dat maakt keuzes helder.',
        en: 'A trade that keeps time: at a quarter past eight the lights go down. It makes for clear choices.',
      },
      [
        ['sampleVideoProject', { nl: 'Een festival', en: 'A festival' }],
        ['check', { nl: 'Een theaterploeg', en: 'A theatre crew' }],
      ],
    ),
    group(
      'clients-living',
      { nl: 'Wonen en energie', en: 'Housing and energy' },
      {
        nl: 'Veel cijfers, en bewoners die iets anders aan hun hoofd hebben. Meestal kan er meer weg dan je denkt.',
        en: 'A lot of figures, and residents with other things on their minds. You can usually leave out more than you’d think.',
      },
      [['ing', { nl: 'Een flat met zestig huishoudens', en: 'A block of sixty households' }]],
    ),
    section('clients-fit', subheading('clients-fit-heading', 'Past het?', 'Is it a fit?'), [
      text(
        'clients-fit-text',
        'Ik neem drie of vier opdrachten per jaar aan. Een goed begin is een probleem dat je in twee zinnen kunt vertellen, en iemand die er tot het eind bij blijft. Een briefing hoeft niet.',
        'I take on three or four projects a year. A good start is a problem you can put in two sentences, and somebody who stays with it to the end. You don’t need a brief.',
      ),
      buttons('clients-buttons', [
        {
          id: 'clients-contact',
          text: { nl: 'Vertel het in twee zinnen', en: 'Tell me in two sentences' },
          action: 'contact',
          variant: 'primary',
        },
        {
          id: 'clients-method',
          text: { nl: 'Hoe ik werk', en: 'How I work' },
          action: 'link',
          url: '/werkwijze',
          variant: 'tertiary',
          icon: 'arrow-right',
        },
      ]),
    ]),
    caption(
      'clients-invented',
      'Alle opdrachtgevers op deze demosite zijn verzonnen.',
      'All the clients on this demo site are invented.',
    ),
  ],
};
