// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { formatPath } from '#content/block/issue.ts';
import { withValueAt } from '#content/block/value-at.ts';
import { walkFields } from '#content/block/walk-fields.ts';
import { type Field, type Fields, isBareField, type TextField } from '#content/fields/field.ts';
import { mountBlock } from '../../tests/support/render-visitor-blocks.tsx';
import { blockDefinitions } from './definitions.ts';

const src = '/media/a.jpg';

/** Values with which blocks show their texts, in each of their variants. */
const inUse: Readonly<Record<string, readonly object[]>> = {
  beforeAfterSlider: [{ beforeSrc: src, afterSrc: '/media/b.jpg' }],
  card: [{}, { layout: 'row' }, { linkEnabled: true, link: '/werk' }],
  componentSample: [{ selectedComponent: 'Card' }],
  heroImage: [{ src, hotspots: [{ id: 'item', link: '/werk' }] }],
  video: [{ src: '/media/a.mp4' }],
};

/** Texts that are no words of the page: screen readers read them, or a player shows them. */
const unseen: readonly string[] = ['video: title', 'video: captions'];

const written = [...blockDefinitions.values()].flatMap(({ type, fields, starter }) =>
  (inUse[type] ?? [{}]).flatMap((variant) => {
    const stored = addItems(fields, { ...starter(), ...variant });
    return walkFields(fields, stored).flatMap(({ field, path }) => {
      if (field.kind !== 'text' || !field.translatable || !isProse(field)) return [];
      // An alt text is visible only on a slide without an image.
      if (field.describes && type !== 'carousel') return [];
      const name = formatPath(path);
      if (unseen.includes(`${type}: ${name}`)) return [];
      return [{ type, name, variant: JSON.stringify(variant), values: withValueAt(stored, path, 'Woorden') }];
    });
  }),
);

/** False for code, which is edited in the panel. */
function isProse({ format }: TextField): boolean {
  return format === 'line' || format === 'lines' || format === 'markdown';
}

/** Gives each list of objects an item. */
function addItems(fields: Fields, stored: Readonly<Record<string, unknown>>): object {
  const added = Object.entries(fields).filter(([name, field]: [string, Field]) => {
    const items = stored[name];
    return field.kind === 'list' && !isBareField(field.item) && !(Array.isArray(items) && items.length > 0);
  });
  return { ...stored, ...Object.fromEntries(added.map(([name]) => [name, [{ id: 'item' }]])) };
}

test.each(written)('$type marks the element that shows $name, with $variant', ({ type, name, values }) => {
  const media = () => ({ width: 900, height: 600, animated: false });
  const root = mountBlock(type, { ...values, isMultiLanguage: false }, { preview: true, media });
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const marks: (string | undefined)[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.textContent?.includes('Woorden')) continue;
    marks.push(node.parentElement?.closest<HTMLElement>('[data-field]')?.dataset.field);
  }
  expect([...new Set(marks)]).toEqual([name]);
});
