import { type Block, type Definitions, migrateBlock } from '#content/block/block.ts';
import { isReadable } from '#content/block/block-readable.ts';
import { formatPath, type PathPart } from '#content/block/issue.ts';
import { walkFields } from '#content/block/walk-fields.ts';
import type { TextField } from '#content/fields/field.ts';

/** A text of a block that can be written in the page. */
export interface WritableText {
  readonly field: TextField;
  readonly path: readonly PathPart[];
  /** What is stored for it. */
  readonly value: unknown;
}

/** Code, and what is chosen from a list, is written in the panel. */
const formats: readonly TextField['format'][] = ['line', 'lines', 'markdown'];

/** The text that a view names `content` or `buttons[0].text`; undefined where that is no text, or not written in the page. */
export function writableText(definitions: Definitions, block: Block, name: string): WritableText | undefined {
  const definition = definitions.get(block.type);
  if (!definition || !isReadable(definition, block)) return undefined;
  for (const { field, value, path } of walkFields(definition.fields, migrateBlock(definition, block))) {
    if (formatPath(path) !== name) continue;
    const isWritable = field.kind === 'text' && field.translatable && formats.includes(field.format);
    return isWritable ? { field, path, value } : undefined;
  }
  return undefined;
}
