import { z } from 'zod';
import type { Block } from '#content/block/block.ts';
import type { PathPart } from '#content/block/issue.ts';
import { getTextLanguage } from '#content/block/resolve-block.ts';
import { getValueAt, withValueAt } from '#content/block/value-at.ts';
import type { TextField } from '#content/fields/field.ts';
import { isEqual } from '#content/is-equal.ts';
import {
  isTranslated,
  type Language,
  languages,
  resolveText,
  type Translated,
} from '#content/language/language.ts';
import { isPerLanguage } from '#content/translation/block-states.ts';
import { pathSchema } from './edit.ts';
import type { PageTree } from './page-tree.ts';

/** A text field of a block, in one language. */
export const textPlaceSchema = z
  .object({ blockId: z.string(), path: pathSchema, language: z.enum(languages) })
  .readonly();
export type TextPlace = z.infer<typeof textPlaceSchema>;

/** Finds the text field of a text or heading block; undefined for other blocks. */
export function findMainText(tree: PageTree, block: Block): TextField | undefined {
  const definition = tree.findDefinition(block);
  if (!definition) return undefined;
  const isText = definition.role === 'text' || definition.role === 'caption';
  const field = definition.fields.content;
  return (isText || definition.headingLevel !== undefined) && field?.kind === 'text' && field.translatable
    ? field
    : undefined;
}

/** Path of {@link findMainText}. */
export const mainTextPath = ['content'] as const;

/** Returns the stored value of a text, or undefined if there is none or it is not a text. */
export function getStoredText(block: Block, path: readonly PathPart[]): Translated | undefined {
  const value = getValueAt(block, path);
  return isTranslated(value) ? value : undefined;
}

/** Returns the text written in a language, without fallback to other languages or placeholders. */
export function getWrittenText(block: Block, value: unknown, language: Language): string {
  const text: Translated | undefined = isTranslated(value) ? value : undefined;
  if (!isPerLanguage(block, text) || typeof text === 'string') {
    return resolveText(text, getTextLanguage(block, language));
  }
  return text?.[language] ?? '';
}

/** True if two states of a block differ at most in one text. */
export function isEqualExceptText(one: Block, other: Block, path: readonly PathPart[]): boolean {
  return isEqual(withoutText(one, path), withoutText(other, path));
}

/** Returns the block without one text. An item stored as a plain string consists of its text only. */
function withoutText(block: Block, path: readonly PathPart[]): Block {
  const item = path.slice(0, -1);
  return typeof getValueAt(block, item) === 'string'
    ? withValueAt(block, item, {})
    : withValueAt(block, path, undefined);
}
