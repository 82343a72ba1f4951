import type { EditorMessage } from '#preview/messages.ts';

type Changes = Pick<Extract<EditorMessage, { type: 'view/changes' }>, 'blocks' | 'lead'>;

const mark = 'data-preview-change';
const leadMark = 'data-preview-lead';

/** Outlines the blocks that another version has otherwise. */
export function createChangeMarks() {
  let shown: Changes = { blocks: [], lead: null };

  function refresh(): void {
    for (const old of document.querySelectorAll(`[${mark}]`)) {
      old.removeAttribute(mark);
      old.removeAttribute(leadMark);
    }
    for (const { blockId, change } of shown.blocks) {
      const block = document.querySelector(`[data-block-id="${CSS.escape(blockId)}"]`);
      block?.setAttribute(mark, change);
      block?.toggleAttribute(leadMark, blockId === shown.lead);
    }
  }

  return {
    show(changes: Changes): void {
      shown = changes;
      refresh();
    },
    /** Marks again after the page was rendered anew. */
    refresh(): void {
      if (shown.blocks.length > 0) refresh();
    },
  };
}
