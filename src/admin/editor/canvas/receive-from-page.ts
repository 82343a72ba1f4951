import { batch } from '#document/edit.ts';
import { toggleBlock } from '#document/selection.ts';
import type { PageMessage } from '#preview/messages.ts';
import type { Keystroke } from '../commands/keystroke.ts';
import type { EditorServices } from '../services/editor-context.ts';
import type { Pane } from '../services/panes.ts';

export type Rect = NonNullable<Extract<PageMessage, { type: 'block/rect' }>['rect']>;

/** What the page says that is shown beside it: a link that was followed, or what went wrong. */
export interface FrameNote {
  readonly href?: string;
  readonly issue?: string;
}

interface Receiver {
  readonly services: EditorServices;
  readonly pane: Pane;
  readonly press: (stroke: Required<Keystroke>) => void;
  readonly place: (rect: Rect | undefined) => void;
  readonly note: (note: FrameNote) => void;
}

/** Does in the editor what a person did in the page. Who points at something in a frame works in that frame. */
export function receiveFromPage(message: PageMessage, receiver: Receiver): void {
  const { services, pane, press, place, note } = receiver;
  switch (message.type) {
    case 'block/rect':
      place(message.rect ?? undefined);
      break;
    case 'block/hover':
      services.view.setState({ hoveredId: message.blockId });
      break;
    case 'block/select':
      services.panes.activate(pane.id);
      select(services, message);
      break;
    case 'page/edit':
      services.panes.activate(pane.id);
      services.editing.applyFromPage(batch(message.edits), message.partOf ?? undefined);
      break;
    case 'page/scroll':
      pane.store.setState({ scrolled: message.part });
      break;
    case 'editor/key':
      press(message);
      break;
    case 'page/navigate':
      note({ href: message.href });
      break;
    case 'page/issue':
      note({ issue: message.message });
      break;
  }
}

function select(
  { draft, view }: EditorServices,
  { blockId, field, add }: Extract<PageMessage, { type: 'block/select' }>,
): void {
  const { tree, selection } = draft.store.getState();
  if (add && blockId !== null) {
    draft.select(toggleBlock(tree, selection, blockId));
    return;
  }
  const again = blockId === selection.lead;
  draft.select(blockId);
  // The second click on a field means to write in it.
  if (blockId !== null && field !== null) view.setState({ fieldRequest: { blockId, field, focus: again } });
}
