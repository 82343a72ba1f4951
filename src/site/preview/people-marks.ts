import type { EditorMessage } from '#preview/messages.ts';

type People = Extract<EditorMessage, { type: 'view/people' }>['people'];

const mark = 'data-preview-person';

/** Outlines the blocks that other people are editing, in their colours and with their names. */
export function createPeopleMarks() {
  let shown: People = [];

  function refresh(): void {
    for (const old of document.querySelectorAll<HTMLElement>(`[${mark}]`)) {
      old.removeAttribute(mark);
      old.style.removeProperty('--person-hue');
    }
    for (const { name, hue, blockIds } of shown) {
      for (const id of blockIds) {
        const block = document.querySelector<HTMLElement>(`[data-block-id="${CSS.escape(id)}"]`);
        block?.setAttribute(mark, name);
        block?.style.setProperty('--person-hue', String(hue));
      }
    }
  }

  return {
    show(people: People): void {
      shown = people;
      refresh();
    },
    /** Updates the marks after a rendering. */
    refresh(): void {
      if (shown.length > 0) refresh();
    },
  };
}
