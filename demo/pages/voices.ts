import type { Copy } from '../seed-page.ts';

/** A client's quotation with its source. */
export interface Voice {
  readonly words: Copy;
  readonly who: Copy;
}

/** Quotations of the cases' clients, invented like the clients themselves. */
export const voices = {
  shell: {
    words: {
      nl: 'Ik keek de hele tocht op mijn horloge. Nu kijk ik naar de groep.',
      en: 'I used to watch the clock the whole way. Now I watch the group.',
    },
    who: { nl: 'Jelle Postma, wadgids', en: 'Jelle Postma, mudflat guide' },
  },
  abn: {
    words: {
      nl: 'Gisteren nog, een meneer van tachtig: ‘Die jongen op dat hek, dat ben ik.’ Zo iemand komt er nu elke week, en dan zet ik koffie.',
      en: 'Only yesterday, a gentleman of eighty: “That boy on the fence, that’s me.” We have one in every week now, and I put the kettle on.',
    },
    who: { nl: 'Riet Bakhuis, vrijwilliger sinds 1994', en: 'Riet Bakhuis, a volunteer since 1994' },
  },
  toast: {
    words: {
      nl: 'Vierendertig soorten. Wie verzint zoiets? Ik dus.',
      en: 'Thirty-four kinds. Who thinks up a thing like that? Well, me.',
    },
    who: { nl: 'Henk Terpstra, bakker', en: 'Henk Terpstra, baker' },
  },
  tweakers: {
    words: {
      nl: 'De filters zitten nu achter een knop, en daar kregen we één mail over, van degene die ze gebouwd had.',
      en: 'We moved the filters behind a button and got exactly one email about it, from the man who’d built them.',
    },
    who: { nl: 'Farida Amrani, winkelier', en: 'Farida Amrani, shopkeeper' },
  },
  sampleVideoProject: {
    words: {
      nl: 'Wie te laat is, is te laat. Dat durfden we eerst niet.',
      en: 'If you’re late, you’re late. That took some nerve.',
    },
    who: { nl: 'Roos Meijer, stelt het programma samen', en: 'Roos Meijer, who puts the programme together' },
  },
  check: {
    words: {
      nl: 'Ik hoef niet meer te roepen. Dat scheelt, in een theater.',
      en: 'I’ve stopped shouting. In a theatre, people notice.',
    },
    who: { nl: 'Sanne Dekker, inspiciënt', en: 'Sanne Dekker, stage manager' },
  },
  ing: {
    words: {
      nl: 'Mijn dochter belt: mama, is het al geel? Ja lieverd, zeg ik, hij draait al.',
      en: 'My daughter rings: Mum, is it yellow yet? Yes, love, I say, the machine’s running.',
    },
    who: { nl: 'Mevrouw Yilmaz, vijf hoog', en: 'Mrs Yilmaz, fifth floor' },
  },
} satisfies Record<string, Voice>;
