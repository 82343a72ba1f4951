import { type Block, defineBlock } from '#content/block/block.ts';
import { getTextLanguage } from '#content/block/resolve-block.ts';
import { getValueAt } from '#content/block/value-at.ts';
import { choice, length, link, list, number, translatedText } from '#content/fields/kinds.ts';
import { type Copy, isTranslated, type Language, resolveText } from '#content/language/language.ts';
import { colorPair } from '../shared/fields/box.fields.ts';
import { itemId } from '../shared/fields/item-id.fields.ts';
import { textStyle } from '../shared/fields/text-style.fields.ts';
import { summarizeText } from '../shared/summary.ts';

export const titledListBlock = defineBlock({
  type: 'titledList',
  label: 'Titled list',
  synonyms: ['list', 'bullets', 'checklist', 'services', 'facts'],
  category: 'content',
  place: 6,
  icon: 'list',
  fields: {
    title: translatedText('Title', { headingLevel: 2 }),
    items: list(
      'Items',
      {
        id: itemId(),
        text: translatedText('Text'),
        link: link('Link'),
        linkType: choice(
          'Open in',
          { internal: 'Same tab', external: 'New tab' },
          { tab: 'content', help: 'If empty, external links open in a new tab.' },
        ),
      },
      // An item may be stored as a string, its text.
      { itemLabel: 'Item', shorthand: 'text' },
    ),
    size: choice('Size', { standard: 'Standard', large: 'Large' }, { default: 'standard' }),
    columns: number('Columns', { default: 1, min: 1, max: 6 }),
    ...colorPair('bulletColor', 'Bullets'),
    itemSpacing: length('Item gap', { handle: 'gap' }),
    bulletTextSpacing: length('Bullet gap'),
    ...textStyle(),
  },
  summary: (block, language) =>
    title(block, language) || listItemTexts(block, language).slice(0, 3).join(' · '),
  starter: () => ({
    isMultiLanguage: true,
    title: { nl: 'Wat je krijgt', en: 'What you get' } satisfies Copy,
    items: [
      {
        id: 'first',
        text: {
          nl: 'Een klikbaar prototype dat je morgen kunt laten zien',
          en: 'A clickable prototype you can show tomorrow',
        } satisfies Copy,
      },
      {
        id: 'second',
        text: {
          nl: 'Drie gesprekken met echte gebruikers',
          en: 'Three conversations with real users',
        } satisfies Copy,
      },
      {
        id: 'third',
        text: {
          nl: 'Een plan voor de eerste zes weken',
          en: 'A plan for the first six weeks',
        } satisfies Copy,
      },
    ],
  }),
});

const title = summarizeText('title');

function listItemTexts(block: Block, language: Language): string[] {
  const items: unknown[] = Array.isArray(block.items) ? block.items : [];
  return items
    .map((item) => (typeof item === 'string' ? item : getValueAt(item, ['text'])))
    .map((text) => (isTranslated(text) ? resolveText(text, getTextLanguage(block, language)) : ''))
    .filter((text) => text !== '')
    .map((text) => text.slice(0, 30));
}
