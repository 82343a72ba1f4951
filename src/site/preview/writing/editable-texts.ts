import { blockDefinitions } from '#blocks/definitions.ts';
import { type Block, type Definitions, migrateBlock } from '#content/block/block.ts';
import { isReadableBlock } from '#content/block/block-readable.ts';
import { formatPath, type PathPart } from '#content/block/issue.ts';
import { walkFields } from '#content/block/walk-fields.ts';
import type { TextField } from '#content/fields/field.ts';
import { getOwnTitle, type Language } from '#content/language/language.ts';
import { analysePage } from '#content/page/analyse-page.ts';
import { findMainHeadingBlock } from '#content/page/headings.ts';
import { splitTextBlock } from '#document/commands/split-text-block.ts';
import { createPageTree } from '#document/page-tree.ts';
import { getWrittenText, type TextPlace } from '#document/text-place.ts';
import { titleField } from '../../page-view.tsx';
import type { PreviewModel } from '../preview-page.tsx';
import {
  findBlockElement,
  findTextAt,
  findTextElement,
  listTexts,
  type TextElement,
} from './text-elements.ts';

/** A text that can be edited in the page, with its current state. */
export interface EditableText {
  /** Undefined for the page's title, as is `place`. */
  readonly block: Block | undefined;
  readonly place: TextPlace | undefined;
  readonly language: Language;
  readonly format: TextField['format'];
  /** The panel's label, with the block's name if that helps. */
  readonly label: string;
  /** The text in the page's language, without fallback. */
  readonly own: string;
}

export type EditableTexts = ReturnType<typeof createEditableTexts>;

/** Provides the editable texts of the page as it is rendered at the time of the call. */
export function createEditableTexts(page: () => PreviewModel | undefined) {
  const isText = (blockId: string | null, field: string) =>
    readEditableText(page(), blockId, field) !== undefined;

  function firstIn(blockId: string | null): TextElement | undefined {
    if (blockId === null) {
      const element = isText(null, titleField) ? findTextElement(null, titleField) : undefined;
      return element && { element, blockId, field: titleField };
    }
    const block = findBlockElement(blockId);
    return block ? listTexts(block, isText)[0] : undefined;
  }

  return {
    read: (blockId: string | null, field: string) => readEditableText(page(), blockId, field),
    /** Finds the text at a point of the window. */
    at: (x: number, y: number) => findTextAt(x, y, isText),
    /** Finds the first text of a block, or the page's title for null. */
    firstIn,
    /** Finds the text at a path in a block, or its first text without a path. */
    ofPath(blockId: string, path: readonly PathPart[] | null): TextElement | undefined {
      if (!path?.length) return firstIn(blockId);
      const block = findBlockElement(blockId);
      const field = formatPath(path);
      return block
        ? listTexts(block, isText).find((text) => text.blockId === blockId && text.field === field)
        : undefined;
    },
    /** Finds the text a number of texts later in reading order. */
    beside(blockId: string | null, field: string, step: 1 | -1): TextElement | undefined {
      const texts = listTexts(document, isText);
      return texts[texts.findIndex((text) => text.blockId === blockId && text.field === field) + step];
    },
    /** True if Enter moves the text after the caret to a new block. */
    divides(place: TextPlace): boolean {
      const model = page();
      return (
        model !== undefined && splitTextBlock(buildTree(model), place, ['', ''], () => 'new') !== undefined
      );
    },
  };
}

/**
 * Reads a text of a block, or of the page for null. Undefined if it does not exist or cannot be edited in the
 * page.
 */
export function readEditableText(
  model: PreviewModel | undefined,
  blockId: string | null,
  field: string,
): EditableText | undefined {
  if (!model) return undefined;
  if (blockId === null) return field === titleField ? readTitle(model) : undefined;
  const block = buildTree(model).find(blockId)?.block;
  const text = block && findWritableText(blockDefinitions, block, field);
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

/** Reads the title, unless a block renders the page's heading. */
function readTitle({ title, overview, language }: PreviewModel): EditableText | undefined {
  if (findMainHeadingBlock(analysePage(blockDefinitions, overview), language)) return undefined;
  return {
    block: undefined,
    place: undefined,
    language,
    format: 'line',
    label: 'Page title',
    own: getOwnTitle(title, language),
  };
}

function buildTree(model: PreviewModel) {
  return createPageTree(blockDefinitions, model);
}

/** A field of a block that can be edited in the page. */
interface WritableText {
  readonly field: TextField;
  readonly path: readonly PathPart[];
  /** The stored value. */
  readonly value: unknown;
}

/** Formats that are edited in the page. Code and selections are edited in the panel. */
const formats: readonly TextField['format'][] = ['line', 'lines', 'markdown'];

/**
 * Finds the text that a view calls `content` or `buttons[0].text`; undefined if it is no text or not editable
 * in the page.
 */
function findWritableText(definitions: Definitions, block: Block, name: string): WritableText | undefined {
  const definition = definitions.get(block.type);
  if (!definition || !isReadableBlock(definition, block)) return undefined;
  for (const { field, value, path } of walkFields(definition.fields, migrateBlock(definition, block))) {
    if (formatPath(path) !== name) continue;
    const isWritable = field.kind === 'text' && field.translatable && formats.includes(field.format);
    return isWritable ? { field, path, value } : undefined;
  }
  return undefined;
}
