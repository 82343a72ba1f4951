import type { Copy } from '../seed-page.ts';

/** A sentence of a client, and whose it is. */
export interface Voice {
  readonly words: Copy;
  readonly who: Copy;
}

/** What the clients of the cases say, each once and dryly. They are as invented as their organisations. */
export const voices = {
  shell: {
    words: {
      nl: 'Ik keek de hele tocht op mijn horloge. Nu kijk ik naar de groep.',
      en: 'I used to watch the clock all the way. Now I watch the group.',
    },
    who: { nl: 'Jelle Postma, wadgids', en: 'Jelle Postma, mudflat guide' },
  },
  abn: {
    words: {
      nl: 'Er komt nu elke week iemand binnen die zichzelf herkend heeft.',
      en: 'Every week now, somebody walks in who has recognised themselves.',
    },
    who: { nl: 'Riet Bakhuis, vrijwilliger sinds 1994', en: 'Riet Bakhuis, a volunteer since 1994' },
  },
  toast: {
    words: {
      nl: 'Ik dacht dat ze voor de keuze kwamen. Ze kwamen voor het brood.',
      en: 'I thought they came for the choice. They came for the bread.',
    },
    who: { nl: 'Henk Terpstra, bakker', en: 'Henk Terpstra, baker' },
  },
  tweakers: {
    words: {
      nl: 'De filters zitten nu achter een knop. We kregen er één mail over.',
      en: 'The filters are behind a button now. We’ve had one email about it.',
    },
    who: { nl: 'Farida Amrani, winkelier', en: 'Farida Amrani, shopkeeper' },
  },
  sampleVideoProject: {
    words: {
      nl: 'Wie te laat is, is te laat. Dat durfden we eerst niet.',
      en: 'If you’re late, you’re late. We didn’t dare to, at first.',
    },
    who: { nl: 'Roos Meijer, stelt het programma samen', en: 'Roos Meijer, who puts the programme together' },
  },
  check: {
    words: {
      nl: 'Ik hoef niet meer te roepen. Dat scheelt, in een theater.',
      en: 'I don’t have to shout any more. In a theatre that helps.',
    },
    who: { nl: 'Sanne Dekker, inspiciënt', en: 'Sanne Dekker, stage manager' },
  },
  ing: {
    words: {
      nl: 'Eerst telde ik mee wat de buren deden. Nu doe ik de was als het geel is.',
      en: 'I used to keep count of the neighbours. Now I do the washing when it’s yellow.',
    },
    who: { nl: 'Mevrouw Yilmaz, vijf hoog', en: 'Mrs Yilmaz, fifth floor' },
  },
} satisfies Record<string, Voice>;
