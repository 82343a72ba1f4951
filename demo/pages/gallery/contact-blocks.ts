import { type Chapter, specimen } from './specimen.ts';

/** Contact block, which replaces the page's contact section. */
export const contactChapter: Chapter = {
  id: 'blocks-contact-chapter',
  name: { nl: 'Contact', en: 'Contact' },
  use: {
    nl: 'Titel, uitleg en knoppen. Op een pagina met dit blok vervalt het contact onderaan.',
    en: 'A title, a few words and buttons. A page with this block has no contact section at the end.',
  },
  ground: { color: '#42183a' },
  lead: specimen(
    { nl: 'Contact: met een eigen vraag', en: 'Contact: with a question of its own' },
    {
      id: 'blocks-contact',
      type: 'contact',
      isMultiLanguage: true,
      title: { nl: 'Vertel me wat er speelt', en: 'Tell me what’s going on' },
      description: {
        nl: 'Een contactblok, in plaats van het contact onderaan.',
        en: 'A contact block, which takes the place of the contact section below.',
      },
    },
  ),
  rows: [],
};
