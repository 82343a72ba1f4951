import { z } from 'zod';
import type { Block } from '#content/block/block.ts';
import type { PathPart } from '#content/block/issue.ts';
import { textLanguage } from '#content/block/resolve-block.ts';
import { valueAt, withValueAt } from '#content/block/value-at.ts';
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

/** A text of a block, in the language in which somebody writes it. */
export const textPlaceSchema = z
  .object({ blockId: z.string(), path: pathSchema, language: z.enum(languages) })
  .readonly();
export type TextPlace = z.infer<typeof textPlaceSchema>;

/** The text of a block that is running text or a heading line; undefined for blocks that are something else. */
export function mainText(tree: PageTree, block: Block): TextField | undefined {
  const definition = tree.definitionOf(block);
  if (!definition) return undefined;
  const isText = definition.role === 'text' || definition.role === 'caption';
  const field = definition.fields.content;
  return (isText || definition.headingLevel !== undefined) && field?.kind === 'text' && field.translatable
    ? field
    : undefined;
}

/** The path of {@link mainText}. */
export const mainTextPath = ['content'] as const;

/** What is stored of a text; undefined where nothing is, or nothing that is a text. */
export function storedText(block: Block, path: readonly PathPart[]): Translated | undefined {
  const value = valueAt(block, path);
  return isTranslated(value) ? value : undefined;
}

/** The words of a text as somebody has them before them who writes in a language: not another one's, and no example. */
export function getWrittenText(block: Block, value: unknown, language: Language): string {
  const text: Translated | undefined = isTranslated(value) ? value : undefined;
  if (!isPerLanguage(block, text) || typeof text === 'string') {
    return resolveText(text, textLanguage(block, language));
  }
  return text?.[language] ?? '';
}

/** True where two states of a block differ in nothing but one text. */
export function sameBesideText(one: Block, other: Block, path: readonly PathPart[]): boolean {
  return isEqual(withoutText(one, path), withoutText(other, path));
}

/** An item that is stored as a plain string is nothing but its text. */
function withoutText(block: Block, path: readonly PathPart[]): Block {
  const item = path.slice(0, -1);
  return typeof valueAt(block, item) === 'string'
    ? withValueAt(block, item, {})
    : withValueAt(block, path, undefined);
}
