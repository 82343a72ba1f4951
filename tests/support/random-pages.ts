import { expect } from 'vitest';
import type { Block } from '#content/block/block.ts';
import type { PathPart } from '#content/block/issue.ts';
import { listBlockIds, listSlots, walkBlocks } from '#content/block/slots.ts';
import { getValueAt } from '#content/block/value-at.ts';
import { type Language, languages, type Translated } from '#content/language/language.ts';
import { walkTranslatableTexts } from '#content/language/localize-page.ts';
import type { PageContent } from '#content/page/page.ts';
import type { Edit } from '#document/edit.ts';
import { fc } from './properties.ts';
import { testDefinitions as definitions } from './test-definitions.ts';

/** Generators for property tests: valid and damaged pages, and the actions of a user. */
export const words = fc.string({ maxLength: 8 });
export const translated: fc.Arbitrary<Translated> = fc.oneof(
  words,
  fc.record({ nl: words, en: words }),
  fc.record({ nl: words }),
);
/**
 * JSON in fields that the site does not know. A page never contains the key `__proto__`, because no request
 * body may contain it.
 */
export const anyJson: fc.Arbitrary<unknown> = fc
  .jsonValue()
  .filter((value) => !JSON.stringify(value).includes('"__proto__"'));
const extras = fc.record({ shimmer: anyJson }, { requiredKeys: [] });

/** Nested blocks without ids. They get unique ids afterwards. */
export const blockTree: fc.Arbitrary<Record<string, unknown>> = fc.letrec<{
  block: Record<string, unknown>;
  leaf: Record<string, unknown>;
}>((tie) => ({
  leaf: fc.record({
    type: fc.constantFrom('text', 'title', 'nobody-knows'),
    content: translated,
    extra: extras,
    isMultiLanguage: fc.option(fc.boolean(), { nil: undefined }),
  }),
  block: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    tie('leaf'),
    fc.record({
      type: fc.constant('grid'),
      label: translated,
      columns: fc.array(fc.array(tie('block'), { maxLength: 2 }), { maxLength: 3 }),
    }),
    fc.record({
      type: fc.constant('card'),
      headerText: translated,
      content: fc.array(
        tie('leaf').filter((leaf) => leaf.type === 'text'),
        { maxLength: 2 },
      ),
    }),
    fc.record({
      type: fc.constant('grid'),
      rows: fc.array(
        fc.record({
          note: translated,
          columns: fc.array(fc.array(tie('leaf'), { maxLength: 2 }), { maxLength: 2 }),
        }),
        { maxLength: 2 },
      ),
    }),
  ),
})).block;

/**
 * Trees that include damage that no editor causes: other values in lists of blocks, and blocks in the wrong
 * place.
 */
export const damagedTree: fc.Arbitrary<Record<string, unknown>> = fc.oneof(
  { weight: 3, arbitrary: blockTree },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('card'),
      content: fc.array(fc.oneof(blockTree, fc.constantFrom<unknown>(null, 'stray', 7)), { maxLength: 3 }),
    }),
  },
);

export function withIds(tree: Record<string, unknown>, next: () => string): Block {
  const give = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(give);
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(([key, inner]) => [key, key === 'extra' ? inner : give(inner)]);
    const copy = Object.fromEntries(entries) as Record<string, unknown>;
    return typeof copy.type === 'string' ? { id: next(), ...copy } : copy;
  };
  return give(tree) as Block;
}

export function createCounter(prefix: string): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `${prefix}${count}`;
  };
}

/** Edits that a user can make. The excluded ones restore an earlier state, and derive from these. */
type WishKind = Exclude<
  Edit['type'],
  'batch' | 'translations/put' | 'block/put' | 'page/put' | 'page/put-title' | 'page/put-metadata'
>;

export interface Wish {
  readonly kind: WishKind;
  readonly pick: number;
  readonly place: number;
  readonly index: number;
  readonly tree: Record<string, unknown>;
  readonly language: Language;
  readonly text: string;
}

export const wish: fc.Arbitrary<Wish> = fc.record({
  kind: fc.constantFrom<WishKind>(
    'page/set-title',
    'page/set-metadata',
    'block/insert',
    'block/remove',
    'block/move',
    'block/duplicate',
    'block/set',
    'block/set-text',
    'page/set-setting',
  ),
  pick: fc.nat(),
  place: fc.nat(),
  index: fc.integer({ min: -1, max: 4 }),
  tree: blockTree,
  language: fc.constantFrom(...languages),
  text: words,
});

export function choose<T>(items: readonly T[], pick: number): T | undefined {
  return items.length === 0 ? undefined : items[pick % items.length];
}

function listPlaces(page: PageContent) {
  const places: { parent: string | null; slot: readonly PathPart[] }[] = [{ parent: null, slot: [] }];
  for (const { block } of walkBlocks(definitions, page.overview)) {
    for (const slot of listSlots(definitions, block)) places.push({ parent: block.id, slot: slot.path });
  }
  return places;
}

/** Creates an edit that sets or removes a setting. `size` varies some of the values. */
function createSettingEdit(pick: number, size: number): Edit {
  const type = 'page/set-setting';
  const container = { gap: `${size}rem` };
  if (pick % 3 === 0) return { type, name: 'layoutSettings', value: size > 3 ? null : { container } };
  if (pick % 3 === 1) {
    return { type, name: 'backgroundSettings', value: { backgroundColorLight: `#00000${size}` } };
  }
  return { type, name: 'backgroundSettings', value: undefined };
}

/** Turns a wish into an edit of the page's current content. */
export function createEdit(
  page: PageContent,
  { kind, pick, place, index, tree, language, text }: Wish,
  next: () => string,
): Edit | undefined {
  const visit = choose([...walkBlocks(definitions, page.overview)], pick);
  const at = { ...(choose(listPlaces(page), place) ?? { parent: null, slot: [] }), index };
  if (kind === 'page/set-title') return { type: kind, language, text };
  if (kind === 'page/set-metadata') {
    return { type: kind, name: pick % 2 === 0 ? 'title' : 'description', language, text };
  }
  if (kind === 'page/set-setting') return createSettingEdit(pick, index + 1);
  if (kind === 'block/insert') return { type: kind, block: withIds(tree, next), at };
  if (!visit) return undefined;
  const blockId = visit.block.id;
  if (kind === 'block/remove') return { type: kind, blockId };
  if (kind === 'block/move') return { type: kind, blockId, at };
  if (kind === 'block/duplicate') {
    const ids = Object.fromEntries(listBlockIds(definitions, visit.block).map((id) => [id, next()]));
    return { type: kind, blockId, ids };
  }
  if (kind === 'block/set') return { type: kind, blockId, path: ['paddingTop'], value: text || undefined };
  const target = choose([...walkTranslatableTexts(definitions, visit.block)], place);
  return target && { type: kind, blockId, path: target.path, language, text };
}

export function freezeDeep<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(freezeDeep);
  }
  return value;
}

export const listIds = (page: PageContent) =>
  [...walkBlocks(definitions, page.overview)].map(({ block }) => block.id);

/** Checks that a page is valid: its ids are unique, and its slots contain only blocks that they accept. */
export function expectSound(page: PageContent): void {
  const ids = listIds(page);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { block } of walkBlocks(definitions, page.overview)) {
    for (const slot of listSlots(definitions, block)) {
      const stored = getValueAt(block, slot.path);
      expect(stored === undefined || (Array.isArray(stored) && stored.length === slot.blocks.length)).toBe(
        true,
      );
      if (slot.accepts) for (const inner of slot.blocks) expect(slot.accepts).toContain(inner.type);
    }
  }
}
