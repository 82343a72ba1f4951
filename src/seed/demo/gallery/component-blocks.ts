import type { Copy } from '#content/language.ts';
import { media, type SeedBlock } from '../../seed-page.ts';
import { caseCards } from '../case-cards.ts';
import { fewWords } from './few-words.ts';
import { type Chapter, row, type Specimen, specimen } from './specimen.ts';

const component = (id: string, selectedComponent: string): SeedBlock => ({
  id,
  type: 'componentSample',
  isMultiLanguage: true,
  selectedComponent,
});
/** A component of the design system with all of its variants. */
function control(name: string, nl: string, en: string): Specimen {
  return specimen({ nl, en }, component(`blocks-sample-${name}`, name));
}

const shownPicture = (file: string, words: Partial<Record<'title' | 'text', Copy>> = {}) => ({
  id: file,
  src: media(`${file}.webp`),
  darkSrc: media(`${file}-night.webp`),
  ...words,
});

/** What a case is called, and says of itself in few words. */
const shownCase = (file: string, name: keyof typeof fewWords) =>
  shownPicture(file, { title: caseCards[name].header, text: fewWords[name] });

/** Of the design system. */
export const componentChapter: Chapter = {
  id: 'blocks-samples',
  name: { nl: 'Onderdelen', en: 'Components' },
  use: {
    nl: 'Uit het ontwerpsysteem: een onderdeel met al zijn varianten, of met een paar.',
    en: 'Of the design system: a component with all of its variants, or with some.',
  },
  opens: 'lead',
  lead: specimen(
    { nl: 'Onderdeel: indeling, als galerij', en: 'Component: layout, as a gallery' },
    {
      ...component('blocks-sample-Layout', 'Layout:gallery'),
      shown: [
        'ing-homes',
        'abn-tablet-phone',
        'tweakers-hero-phone',
        'method-look',
        'sample-video-project-hero-phone',
      ].map((file) => shownPicture(file)),
    },
  ),
  rows: [
    row(
      [1],
      specimen(
        { nl: 'Onderdeel: kaart, vier soorten', en: 'Component: card, four kinds' },
        {
          ...component('blocks-sample-Card', 'Card:default,elevated,bordered,flat'),
          shown: [
            shownCase('shell-before', 'shell'),
            shownCase('tweakers-price', 'tweakers'),
            shownCase('check-lamp', 'check'),
            shownCase('toast-screens', 'toast'),
          ],
        },
      ),
    ),
    row([1], control('Button', 'Onderdeel: knop, zeven soorten', 'Component: button, seven kinds')),
    row(
      [7, 5],
      control('Switch', 'Onderdeel: keuze uit drie, drie vormen', 'Component: switch of three, three forms'),
      control('Toggle', 'Onderdeel: schakelaar, drie maten', 'Component: toggle, three sizes'),
    ),
    row(
      [7, 5],
      specimen(
        { nl: 'Onderdeel: venster, klein', en: 'Component: modal, small' },
        { ...component('blocks-sample-Modal', 'Modal:small'), shown: [shownPicture('shell-guides')] },
      ),
      specimen(
        { nl: 'Onderdeel: formulier', en: 'Component: form' },
        component('blocks-sample-Form', 'Form:login'),
      ),
    ),
  ],
};
