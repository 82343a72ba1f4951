import type { Language } from '#content/language/language.ts';

interface SlideWords {
  readonly title: string;
  readonly text: string;
}

export interface DeckWords {
  readonly title: string;
  readonly slides: string;
  readonly slide: string;
  readonly of: string;
  readonly previous: string;
  readonly next: string;
  readonly weeks: string;
  readonly days: readonly string[];
  readonly link: string;
  readonly cover: SlideWords;
  readonly look: SlideWords;
  readonly draw: SlideWords;
  readonly try: SlideWords;
  readonly finish: SlideWords;
  readonly rhythm: SlideWords;
  readonly end: SlideWords;
  /** What is left when a screen seems done. */
  readonly states: readonly string[];
}

export const deckWords: Readonly<Record<Language, DeckWords>> = {
  nl: {
    title: 'De werkwijze in zeven dia’s',
    slides: 'Dia’s',
    slide: 'Dia',
    of: 'van',
    previous: 'Vorige dia',
    next: 'Volgende dia',
    weeks: 'weken',
    days: ['ma', 'di', 'wo', 'do', 'vr'],
    link: 'Neem contact op',
    cover: {
      title: 'Kijken, tekenen, proberen, afmaken',
      text: 'Hoe een project verloopt, in zeven dia’s.',
    },
    look: {
      title: 'Eerst kijken waar het stokt',
      text: 'Twee weken meelopen en meeluisteren. Daarna vier pagina’s over wat er echt gebeurt, en waar mensen omlopen.',
    },
    draw: {
      title: 'Zes ideeën, geen zes tinten',
      text: 'Met potlood, veel en snel. Je ziet ze allemaal, ook de slechte. Eén gaat mee naar de volgende stap.',
    },
    try: {
      title: 'Vijf mensen zijn genoeg',
      text: 'Een prototype op een echte telefoon, in handen van iemand die het nog nooit zag. Bij de derde weet je het meestal al.',
    },
    finish: {
      title: 'De helft van het werk zit in de randen',
      text: 'Wat er staat als er niets is. Wat er staat als het misgaat. Ik blijf tot ook dat klopt.',
    },
    rhythm: {
      title: 'Elke donderdag is er iets te zien',
      text: 'Een project duurt zes tot veertien weken. De dag staat vast, wat er ligt niet.',
    },
    end: {
      title: 'Begin met een gesprek van een uur',
      text: 'Zonder offerte en zonder dia’s. Behalve deze dan.',
    },
    states: ['Leeg', 'Fout', 'Lange naam', 'Toetsenbord'],
  },
  en: {
    title: 'The method in seven slides',
    slides: 'Slides',
    slide: 'Slide',
    of: 'of',
    previous: 'Previous slide',
    next: 'Next slide',
    weeks: 'weeks',
    days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
    link: 'Get in touch',
    cover: {
      title: 'Look, draw, try, finish',
      text: 'How a project goes, in seven slides.',
    },
    look: {
      title: 'First, see where it sticks',
      text: 'Two weeks of walking along and listening in. Then four pages on what really happens, and where people take the long way round.',
    },
    draw: {
      title: 'Six ideas, not six shades',
      text: 'In pencil, fast, and lots of it. You’ll see them all, the bad ones too. One of them goes on to the next step.',
    },
    try: {
      title: 'Five people are enough',
      text: 'A prototype on a real phone, in the hands of somebody who’s never seen it. By the third you usually know.',
    },
    finish: {
      title: 'Half the work is in the edges',
      text: 'What it says when there’s nothing. What it says when it goes wrong. I stay until that’s right, too.',
    },
    rhythm: {
      title: 'Every Thursday there’s something to see',
      text: 'A project takes six to fourteen weeks. The day is fixed, what’s on the table isn’t.',
    },
    end: {
      title: 'Start with an hour’s conversation',
      text: 'No quote and no slides. Except for these.',
    },
    states: ['Empty', 'Error', 'Long name', 'Keyboard'],
  },
};
