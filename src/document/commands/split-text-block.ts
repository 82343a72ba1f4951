import { type Block, type BlockDefinition, placeFields } from '#content/block/block.ts';
import { defaultLanguage, type Translated, withSharedText, withText } from '#content/language/language.ts';
import { escapeMarkdown } from '#content/markdown/escape-markdown.ts';
import { isPerLanguage } from '#content/translation/block-states.ts';
import { type Edit, isSamePath } from '../edit.ts';
import type { PageTree } from '../page-tree.ts';
import { findMainText, getStoredText, mainTextPath, type TextPlace } from '../text-place.ts';

/** The stored text before and after the caret. */
export type Halves = readonly [before: string, after: string];

/**
 * Splits a text at the caret. The rest becomes a text block after this one, also after a heading. Texts in
 * other languages stay in the first block, and the second is marked as deliberately empty in them. Undefined
 * if the text is only a part of its block, such as a button's label.
 */
export function splitTextBlock(
  tree: PageTree,
  place: TextPlace,
  halves: Halves,
  newId: () => string,
): Edit | undefined {
  const block = tree.find(place.blockId)?.block;
  const at = tree.getPlace(place.blockId);
  const definition = block && findFollower(tree, block);
  if (!block || !at || !definition || !isSamePath(place.path, mainTextPath)) return undefined;
  if (!tree.accepts(at, definition.type)) return undefined;
  const [first, second] = divideText(tree, block, place, halves);
  const follower = {
    ...getInheritedStyle(tree, block, definition),
    id: newId(),
    type: definition.type,
    content: second,
  };
  return {
    type: 'batch',
    edits: [
      { type: 'block/set', blockId: block.id, path: mainTextPath, value: first },
      { type: 'block/insert', block: follower, at: { ...at, index: at.index + 1 } },
    ],
  };
}

/**
 * Returns the block type for the rest of a split text, or undefined if this text cannot be split into blocks.
 */
function findFollower(tree: PageTree, block: Block): BlockDefinition | undefined {
  const own = tree.findDefinition(block);
  if (own?.role === 'text') return own;
  if (own?.headingLevel === undefined || !findMainText(tree, block)) return undefined;
  return [...tree.definitions.values()].find(({ role }) => role === 'text');
}

function divideText(
  tree: PageTree,
  block: Block,
  { language }: TextPlace,
  [before, after]: Halves,
): [Translated, Translated] {
  const isLine = findMainText(tree, block)?.format === 'line';
  const rest = isLine ? escapeMarkdown(after) : after;
  const start = isLine ? before.trimEnd() : before;
  const stored = getStoredText(block, mainTextPath);
  const perLanguage = isPerLanguage(block, stored);
  if (!perLanguage && typeof stored !== 'object') return [start, rest];
  const written = perLanguage ? language : defaultLanguage;
  const whole = perLanguage ? withText(stored, language, start) : withSharedText(stored, start);
  const others = listOtherLanguages(whole, written);
  // An empty text would fall back to another language, so it is marked as deliberately empty.
  const first = start === '' && others.length > 0 ? { ...getLanguageEntries(whole), [written]: null } : whole;
  return [first, { [written]: rest, ...Object.fromEntries(others.map((code) => [code, null])) }];
}

/** Lists languages with their own text, or a deliberately empty one. Other languages keep their fallback. */
function listOtherLanguages(text: Translated, language: string): string[] {
  const entries = getLanguageEntries(text);
  return Object.keys(entries).filter(
    (code) => code !== language && entries[code] !== undefined && entries[code] !== '',
  );
}

function getLanguageEntries(text: Translated): Exclude<Translated, string> {
  return typeof text === 'string' ? {} : text;
}

/**
 * Returns the style values that the second block takes over. A heading's style is not passed on, and neither
 * is the distance to the block above.
 */
function getInheritedStyle(
  tree: PageTree,
  block: Block,
  follower: BlockDefinition,
): Readonly<Record<string, unknown>> {
  const isSame = block.type === follower.type;
  const looks = Object.entries(follower.fields).filter(
    ([name, field]) =>
      name === 'isMultiLanguage' ||
      (isSame && !placeFields.has(name) && field.tab === 'style' && field.kind !== 'text'),
  );
  const names = looks.map(([name]) => name).filter((name) => block[name] !== undefined);
  const version = tree.findDefinition(block)?.type === follower.type ? ['blockVersion'] : [];
  const kept = [...names, ...version.filter((name) => block[name] !== undefined)];
  return Object.fromEntries(kept.map((name) => [name, block[name]]));
}
