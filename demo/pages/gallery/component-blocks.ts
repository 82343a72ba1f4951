import { columns } from '../../blocks.ts';
import { type Copy, media, type SeedBlock } from '../../seed-page.ts';
import { caseCards } from '../case-cards.ts';
import { fewWords } from './few-words.ts';
import { type Chapter, row, specimen } from './specimen.ts';

const component = (id: string, selectedComponent: string): SeedBlock => ({
  id,
  type: 'componentSample',
  isMultiLanguage: true,
  selectedComponent,
});
/** One large sample per variant, aligned with the page's columns. */
const each = (name: string, ...variants: readonly string[]): SeedBlock[][] =>
  variants.map((variant) => [
    { ...component(`blocks-sample-${name}-${variant}`, `${name}:${variant}`), size: 'large' },
  ]);

const shownPicture = (file: string, words: Partial<Record<'title' | 'text', Copy>> = {}) => ({
  id: file,
  src: media(`${file}.webp`),
  darkSrc: media(`${file}-night.webp`),
  ...words,
});

/** Title and short description of a case. */
const shownCase = (file: string, name: keyof typeof fewWords) =>
  shownPicture(file, { title: caseCards[name].header, text: fewWords[name] });

/** Components of the design system. */
export const componentChapter: Chapter = {
  id: 'blocks-samples',
  name: { nl: 'Onderdelen', en: 'Components' },
  use: {
    nl: 'Uit het ontwerpsysteem: een onderdeel met al zijn varianten, of met een paar.',
    en: 'A component of the design system, with all or some of its variants.',
  },
  ground: { color: '#143b33' },
  lead: specimen(
    { nl: 'Onderdeel: schakelaar, enorm', en: 'Component: toggle, huge' },
    { ...component('blocks-sample-toggle', 'Toggle:large'), size: 'huge' },
  ),
  rows: [
    row(
      [1],
      specimen(
        { nl: 'Onderdeel: knop, zes soorten', en: 'Component: button, six kinds' },
        {
          ...component('blocks-sample-buttons', 'Button:primary,secondary,tertiary,slim,nav,navActive'),
          size: 'large',
        },
      ),
    ),
    row(
      [1],
      specimen(
        { nl: 'Onderdeel: keuze, drie soorten', en: 'Component: switch, three kinds' },
        columns('blocks-sample-switches', each('Switch', 'default', 'pills', 'sliding')),
      ),
    ),
    row(
      [1],
      specimen(
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
    ),
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
