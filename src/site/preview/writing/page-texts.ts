import { blockDefinitions } from '#blocks/definitions.ts';
import { type Block, type Definitions, migrateBlock } from '#content/block/block.ts';
import { isReadableBlock } from '#content/block/block-readable.ts';
import { formatPath, type PathPart } from '#content/block/issue.ts';
import { walkFields } from '#content/block/walk-fields.ts';
import type { TextField } from '#content/fields/field.ts';
import { type Language, ownTitle } from '#content/language/language.ts';
import { analysePage } from '#content/page/analyse-page.ts';
import { mainHeadingBlock } from '#content/page/headings.ts';
import { splitTextBlock } from '#document/commands/split-text.ts';
import { pageTree } from '#document/page-tree.ts';
import { getWrittenText, type TextPlace } from '#document/text-place.ts';
import { titleField } from '../../page-view.tsx';
import type { PreviewModel } from '../preview-page.tsx';
import { elementOfBlock, elementOfText, type TextElement, textAt, textsIn } from './text-elements.ts';

/** A text in the page that can be written there, as it is now. */
export interface EditableText {
  /** Undefined for the page's title, and so is its place. */
  readonly block: Block | undefined;
  readonly place: TextPlace | undefined;
  readonly language: Language;
  readonly format: TextField['format'];
  /** As the panel calls it, with the block's name where that says more. */
  readonly label: string;
  /** Its words in the page's language, without any fallback. */
  readonly own: string;
}

export type EditableTexts = ReturnType<typeof createEditableTexts>;

/** The texts of the page that somebody may write in, in the page as it is rendered at that moment. */
export function createEditableTexts(page: () => PreviewModel | undefined) {
  const isText = (blockId: string | null, field: string) => read(page(), blockId, field) !== undefined;

  function firstIn(blockId: string | null): TextElement | undefined {
    if (blockId === null) {
      const element = isText(null, titleField) ? elementOfText(null, titleField) : undefined;
      return element && { element, blockId, field: titleField };
    }
    const block = elementOfBlock(blockId);
    return block ? textsIn(block, isText)[0] : undefined;
  }

  return {
    read: (blockId: string | null, field: string) => read(page(), blockId, field),
    /** The text at a point of the window. */
    at: (x: number, y: number) => textAt(x, y, isText),
    /** The first text of a block; the page's title for null. */
    firstIn,
    /** The text of a path of a block, or its first one where no path is named. */
    ofPath(blockId: string, path: readonly PathPart[] | null): TextElement | undefined {
      if (!path?.length) return firstIn(blockId);
      const block = elementOfBlock(blockId);
      const field = formatPath(path);
      return block
        ? textsIn(block, isText).find((text) => text.blockId === blockId && text.field === field)
        : undefined;
    },
    /** So many texts further in reading order. */
    beside(blockId: string | null, field: string, step: 1 | -1): TextElement | undefined {
      const texts = textsIn(document, isText);
      return texts[texts.findIndex((text) => text.blockId === blockId && text.field === field) + step];
    },
    /** Whether Enter makes another block of what follows the caret. */
    divides(place: TextPlace): boolean {
      const model = page();
      return model !== undefined && splitTextBlock(treeOf(model), place, ['', ''], () => 'new') !== undefined;
    },
  };
}

/**
 * A text of a block, or of the page for null; undefined where the block or its text is not there, or is nothing that can
 * be written in the page.
 */
export function read(
  model: PreviewModel | undefined,
  blockId: string | null,
  field: string,
): EditableText | undefined {
  if (!model) return undefined;
  if (blockId === null) return field === titleField ? readTitle(model) : undefined;
  const block = treeOf(model).find(blockId)?.block;
  const text = block && writableText(blockDefinitions, block, field);
  if (!text) return undefined;
  const { language } = model;
  const name = blockDefinitions.get(block.type)?.label ?? block.type;
  const { label, format } = text.field;
  return {
    block,
    place: { blockId, path: text.path, language },
    language,
    format,
    label: name === label ? name : `${name}: ${label}`,
    own: getWrittenText(block, text.value, language),
  };
}

/** The title, unless a block brings the page's heading. */
function readTitle({ title, overview, language }: PreviewModel): EditableText | undefined {
  if (mainHeadingBlock(analysePage(blockDefinitions, overview), language)) return undefined;
  return {
    block: undefined,
    place: undefined,
    language,
    format: 'line',
    label: 'Page title',
    own: ownTitle(title, language),
  };
}

function treeOf(model: PreviewModel) {
  return pageTree(blockDefinitions, model);
}

/** A text of a block that can be written in the page. */
interface WritableText {
  readonly field: TextField;
  readonly path: readonly PathPart[];
  /** What is stored for it. */
  readonly value: unknown;
}

/** Code, and what is chosen from a list, is written in the panel. */
const formats: readonly TextField['format'][] = ['line', 'lines', 'markdown'];

/** The text that a view names `content` or `buttons[0].text`; undefined where that is no text, or not written in the page. */
function writableText(definitions: Definitions, block: Block, name: string): WritableText | undefined {
  const definition = definitions.get(block.type);
  if (!definition || !isReadableBlock(definition, block)) return undefined;
  for (const { field, value, path } of walkFields(definition.fields, migrateBlock(definition, block))) {
    if (formatPath(path) !== name) continue;
    const isWritable = field.kind === 'text' && field.translatable && formats.includes(field.format);
    return isWritable ? { field, path, value } : undefined;
  }
  return undefined;
}
