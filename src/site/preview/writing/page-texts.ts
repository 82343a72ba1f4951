import { blockDefinitions } from '#blocks/definitions.ts';
import type { Block } from '#content/block.ts';
import { formatPath, type PathPart } from '#content/issue.ts';
import { splitText } from '#document/commands/split-text.ts';
import { pageTree } from '#document/page-tree.ts';
import type { TextPlace } from '#document/text-place.ts';
import type { PreviewModel } from '../preview-page.tsx';
import { elementOfBlock, type TextElement, textAt, textsIn } from './text-elements.ts';
import { type WritableText, writableText } from './writable-text.ts';

/** A text in the page that can be written there, as it is now. */
export interface PageText {
  readonly block: Block;
  readonly text: WritableText;
  readonly model: PreviewModel;
}

export type PageTexts = ReturnType<typeof pageTexts>;

/** The texts of the page that somebody may write in, in the page as it is rendered at that moment. */
export function pageTexts(page: () => PreviewModel | undefined) {
  const isText = (blockId: string, field: string) => read(page(), blockId, field) !== undefined;

  function firstIn(blockId: string): TextElement | undefined {
    const block = elementOfBlock(blockId);
    return block ? textsIn(block, isText)[0] : undefined;
  }

  return {
    read: (blockId: string, field: string) => read(page(), blockId, field),
    /** The text at a point of the window. */
    at: (x: number, y: number) => textAt(x, y, isText),
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
    beside(blockId: string, field: string, step: 1 | -1): TextElement | undefined {
      const texts = textsIn(document, isText);
      return texts[texts.findIndex((text) => text.blockId === blockId && text.field === field) + step];
    },
    /** Whether Enter makes another block of what follows the caret. */
    divides(place: TextPlace): boolean {
      const model = page();
      return model !== undefined && splitText(treeOf(model), place, ['', ''], () => 'new') !== undefined;
    },
  };
}

/** A text of a page; undefined where the block or its text is not there, or is nothing that can be written in the page. */
export function read(model: PreviewModel | undefined, blockId: string, field: string): PageText | undefined {
  const block = model && treeOf(model).find(blockId)?.block;
  const text = block && writableText(blockDefinitions, block, field);
  return text && { block, text, model };
}

function treeOf(model: PreviewModel) {
  return pageTree(blockDefinitions, model);
}
