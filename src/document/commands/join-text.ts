import type { Block } from '#content/block/block.ts';
import { type Language, resolveText, type Translated } from '#content/language/language.ts';
import { walkTexts } from '#content/language/page-texts.ts';
import { parsePlainLine } from '#content/markdown/escape-markdown.ts';
import { isPerLanguage } from '#content/translation/block-states.ts';
import { combineEdits, type Edit, isSamePath } from '../edit.ts';
import type { PageTree } from '../page-tree.ts';
import { findMainText, getStoredText, mainTextPath, type TextPlace } from '../text-place.ts';

/** The result of Backspace at the start of a text. */
export type JoinResult =
  /** The edit, and the position of the caret after it: an offset into a text as it will be stored. */
  | { readonly edit: Edit; readonly caret: TextPlace & { readonly offset: number } }
  /** The blocks cannot be joined. The block before is selected, so that a second press deletes it. */
  | { readonly select: string };

/**
 * Joins a text with the one in the block before, in all languages at once, so that every language reads as
 * before. Undefined if there is no block before it.
 */
export function joinText(tree: PageTree, { blockId, path, language }: TextPlace): JoinResult | undefined {
  const block = tree.find(blockId)?.block;
  const at = tree.getPlace(blockId);
  const before = at && tree.listAt(at)?.blocks[at.index - 1];
  if (!block || !before || !findMainText(tree, block) || !isSamePath(path, mainTextPath)) return undefined;
  const joined = !before.hidden && hasOnlyMainText(tree, block) && join(tree, before, block);
  if (!joined) return { select: before.id };
  const { value, seam, perLanguage } = joined;
  const own = getStoredText(before, mainTextPath);
  const edits: Edit[] = [{ type: 'block/remove', blockId }];
  if (value !== own) edits.unshift({ type: 'block/set', blockId: before.id, path: mainTextPath, value });
  if (perLanguage && before.isMultiLanguage === false) {
    edits.unshift({ type: 'block/set', blockId: before.id, path: ['isMultiLanguage'], value: true });
  }
  const offset = seam(language);
  return { edit: combineEdits(edits), caret: { blockId: before.id, path: mainTextPath, language, offset } };
}

interface JoinedText {
  readonly value: Translated | undefined;
  readonly perLanguage: boolean;
  /** Length of the first block's text and the separator, in the stored text. */
  readonly seam: (language: Language) => number;
}

function join(tree: PageTree, before: Block, block: Block): JoinedText | undefined {
  const [field, other] = [findMainText(tree, before), findMainText(tree, block)];
  const first = getStoredText(before, mainTextPath);
  const second = getStoredText(block, mainTextPath);
  if (!field || !other || hasHiddenWords(before, first) || hasHiddenWords(block, second)) return undefined;
  const isLine = field.format === 'line';
  const words = isLine && other.format !== 'line' ? toPlainLine(second) : second;
  if (second !== undefined && words === undefined) return undefined;
  if (!isLine && other.format === 'line' && !isWordless(second)) return undefined;
  if (!isLine && before.type !== block.type && !isWordless(second)) return undefined;
  const separator = isLine ? ' ' : '\n\n';
  return {
    value: isWordless(words) ? first : joinTranslated(first, words, separator),
    perLanguage: isPerLanguage(before, first) || isPerLanguage(block, second),
    seam: (language) => {
      const [start, rest] = [resolveText(first, language), resolveText(words, language)];
      return start.length + (start !== '' && rest !== '' ? separator.length : 0);
    },
  };
}

/** Joins two texts in every language in which either has an entry. */
function joinTranslated(
  first: Translated | undefined,
  second: Translated | undefined,
  separator: string,
): Translated {
  const joinParts = (language: string) => {
    const parts = [first, second].map((text) => resolveText(text, language as Language));
    return parts.filter((part) => part !== '').join(separator);
  };
  if (!hasEntries(first) && !hasEntries(second)) return joinParts('');
  const entries = { ...getLanguageEntries(second), ...getLanguageEntries(first) };
  const codes = [...new Set([...Object.keys(getLanguageEntries(first)), ...Object.keys(entries)])];
  return Object.fromEntries(
    codes.map((code) => {
      const own = [getLanguageEntries(first)[code], getLanguageEntries(second)[code]];
      if (own.every((entry) => entry === undefined || entry === '')) return [code, own[0] ?? own[1]];
      const text = joinParts(code);
      return [code, text === '' ? null : text];
    }),
  );
}

function hasEntries(text: Translated | undefined): boolean {
  return Object.values(getLanguageEntries(text)).some((entry) => entry !== undefined && entry !== '');
}

function getLanguageEntries(text: Translated | undefined): Exclude<Translated, string> {
  return typeof text === 'object' ? text : {};
}

/**
 * Returns the text as a heading can store it, in every language, or undefined if it has paragraphs or marks.
 */
function toPlainLine(text: Translated | undefined): Translated | undefined {
  if (typeof text !== 'object') return text === undefined ? undefined : parsePlainLine(text);
  const lines = Object.entries(text).map(([code, entry]) => [code, entry ? parsePlainLine(entry) : entry]);
  const isPlain = Object.entries(text).every(([, entry]) => !entry || parsePlainLine(entry) !== undefined);
  return isPlain ? Object.fromEntries(lines) : undefined;
}

function isWordless(text: Translated | undefined): boolean {
  if (typeof text !== 'object') return (text ?? '') === '';
  return Object.values(text).every((entry) => (entry ?? '') === '');
}

/**
 * True if a text was switched to one for all languages and still stores others, which joining would show or
 * mix.
 */
function hasHiddenWords(block: Block, text: Translated | undefined): boolean {
  return block.isMultiLanguage === false && typeof text === 'object' && Object.keys(text).length > 1;
}

/** True if the block stores no other texts, in known or unknown properties, that would be deleted with it. */
function hasOnlyMainText(tree: PageTree, block: Block): boolean {
  const fields = tree.findDefinition(block)?.fields ?? {};
  return Object.entries(block).every(([name, value]) => {
    if (name === mainTextPath[0]) return value === undefined || getStoredText(block, [name]) !== undefined;
    const texts = [
      ...walkTexts(tree.definitions, Object.hasOwn(fields, name) ? fields[name] : undefined, value),
    ];
    return texts.every((text) => isWordless(text.value));
  });
}
