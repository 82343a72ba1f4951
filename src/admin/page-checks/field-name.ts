import type { Block } from '#content/block/block.ts';
import type { PathPart } from '#content/block/issue.ts';
import { getPathDevice } from '#content/block/responsive-values.ts';
import { type Field, type Fields, isBareField } from '#content/fields/field.ts';
import { defaultLanguage, isTranslated, resolveText } from '#content/language/language.ts';
import { cutExcerpt, stripMarks } from '#content/text/excerpt.ts';
import type { PageTree } from '#document/page-tree.ts';
import { words } from '../words.ts';

/** Lists the labels of the list items on a path, as the form shows them: `Slide 2`. */
export function listItemNames(tree: PageTree, block: Block, path: readonly PathPart[]): string[] {
  return walk(tree, block, path).items;
}

/** Formats a field's label with its list items and its device: `Slide 2, Alt text` or `Image, Mobile`. */
export function describeField(tree: PageTree, block: Block, path: readonly PathPart[]): string {
  const { items, field } = walk(tree, block, path);
  const device = getPathDevice(path);
  const onDevice = device === 'desktop' ? [] : [words.devices[device]];
  return [...items, ...(field ? [field.label] : []), ...onDevice].join(', ');
}

/** Most characters of a placeholder that its name shows. */
const longestExample = 40;

/**
 * Describes a placeholder by its field and its first words, so that no two lines are the same:
 * `Text “A sentence that stays”`.
 */
export function describePlaceholder(
  tree: PageTree,
  block: Block,
  {
    field,
    path,
    example,
  }: { readonly field: Field; readonly path: readonly PathPart[]; readonly example: unknown },
): string {
  const name = describeField(tree, block, path);
  const text = isTranslated(example) ? resolveText(example, defaultLanguage) : '';
  const isRich = field.kind === 'text' && field.format === 'markdown';
  const words = isRich ? stripMarks(text) : text.replace(/\s+/g, ' ').trim();
  return words === '' ? name : `${name} “${cutExcerpt(words, longestExample)}”`;
}

function walk(tree: PageTree, block: Block, path: readonly PathPart[]) {
  let fields: Fields = tree.findDefinition(block)?.fields ?? {};
  let last: Field | undefined;
  const items: string[] = [];
  for (const [index, part] of path.entries()) {
    const field = Object.hasOwn(fields, part) ? fields[part] : undefined;
    if (!field) continue;
    last = field;
    if (field.kind === 'object') fields = field.fields;
    if (field.kind !== 'list' || isBareField(field.item)) continue;
    fields = field.item;
    items.push(`${field.itemLabel} ${Number(path[index + 1]) + 1}`);
  }
  return { items, field: last };
}
