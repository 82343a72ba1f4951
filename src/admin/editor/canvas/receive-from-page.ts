import { formatPath } from '#content/block/issue.ts';
import { combineEdits } from '#document/edit.ts';
import { toggleBlock } from '#document/selection.ts';
import type { PageEvent } from '#preview/channel.ts';
import type { PageMessage } from '#preview/messages.ts';
import type { Keystroke } from '../../shared/keystroke.ts';
import type { EditorServices } from '../services/editor-context.ts';
import { goToPlace } from '../services/go-to-place.ts';
import { findMediaSlot } from '../services/media-slots.ts';
import type { Pane } from '../services/panes.ts';
import { saveScrollPosition } from '../services/scroll-position.ts';
import { isOutlineOverlay } from '../services/window-layout.ts';

export type Rect = NonNullable<Extract<PageMessage, { type: 'block/rect' }>['rect']>;

/** Note beside the page: about a link that was clicked, or an error. */
export interface FrameNote {
  readonly href?: string;
  readonly issue?: string;
}

/** Messages about a person's actions in the page. Language changes are left out: a link handles those. */
type PageAction = Exclude<PageEvent, { type: 'view/language' }>;

/** Callbacks for the parts of the editor around the frame. */
export interface FrameCallbacks {
  readonly press: (stroke: Required<Keystroke>, typing: boolean) => void;
  readonly place: (rect: Rect | undefined) => void;
  readonly note: (note: FrameNote) => void;
  readonly cover: (covered: boolean) => void;
  /** Opens the section that a block shows. */
  readonly open: (blockId: string) => void;
}

interface Receiver extends FrameCallbacks {
  readonly services: EditorServices;
  readonly pane: Pane;
}

/** Applies a person's action in the page to the editor. Pointing at something activates its frame. */
export function receiveFromPage(message: PageAction, receiver: Receiver): void {
  const { services, pane, press, place, note, cover, open } = receiver;
  switch (message.type) {
    case 'block/rect':
      place(message.rect ?? undefined);
      break;
    case 'block/hover':
      services.view.setState({ hoveredId: message.blockId });
      break;
    case 'block/select':
      services.panes.activate(pane.id);
      // An open outline that overlays the page is closed once the page is clicked.
      if (isOutlineOverlay()) services.view.setState({ outlineOpen: false });
      select(services, message);
      break;
    case 'block/open':
      open(message.blockId);
      break;
    case 'block/part':
      services.panes.activate(pane.id);
      showPart(services, message);
      break;
    case 'view/covered':
      cover(message.covered);
      // The focus stays in what was opened in the page.
      if (message.covered) services.view.setState({ fieldRequest: undefined });
      break;
    case 'text/state':
      services.writing.show(pane.id, message.state);
      break;
    case 'text/split':
      services.writing.split(pane.id, message);
      break;
    case 'text/join':
      services.writing.join(pane.id, message);
      break;
    case 'text/slash':
      askForBlock(services, pane, message);
      break;
    case 'text/link':
      services.writing.askLink(true);
      break;
    case 'text/left-out':
      services.clipboard.tellLeftOut(message.leftOut);
      break;
    case 'text/unwritable':
      if (!services.view.getState().panelOpen) break;
      if (message.blockId === null) goToPlace(services, { blockId: null, field: 'title' });
      else
        services.view.setState({
          fieldRequest: { blockId: message.blockId, field: undefined, focus: true },
        });
      break;
    case 'page/edit':
      services.panes.activate(pane.id);
      services.editing.applyFromPage(combineEdits(message.edits), message.partOf ?? undefined);
      break;
    case 'page/scroll':
      pane.store.setState({ scrolled: message.part });
      saveScrollPosition(services.pageId, pane.id, message.y);
      break;
    case 'page/margins':
      pane.store.setState({ margins: { left: message.left, right: message.right } });
      break;
    case 'page/aligned':
      for (const other of services.panes.store.getState().panes) {
        const { blockId, part } = message;
        if (other.id !== pane.id) other.store.setState({ alignedTo: { blockId, part } });
      }
      break;
    case 'editor/key':
      press(message, message.typing);
      break;
    case 'page/navigate':
      note({ href: message.href });
      break;
    case 'page/issue':
      note(message.message === null ? {} : { issue: message.message });
      break;
    default:
      message satisfies never;
  }
}

/** Opens the insert menu at a slash. */
function askForBlock(
  { editing, view }: EditorServices,
  pane: Pane,
  { place, before, after }: Extract<PageMessage, { type: 'text/slash' }>,
): void {
  const at = editing.placeNear(place.blockId, 'after');
  const slash = { paneId: pane.id, place, halves: [before, after] } as const;
  view.setState({ dialog: { type: 'insert', at, slash } });
}

/** Opens the focused field in the panel, without moving the focus. */
function showPart(
  { draft, view }: EditorServices,
  { blockId, path }: Extract<PageMessage, { type: 'block/part' }>,
): void {
  const { lead, ids } = draft.store.getState().selection;
  if (lead !== blockId || ids.length > 1) return;
  view.setState({ fieldRequest: { blockId, field: formatPath(path), focus: false, follows: true } });
}

function select(
  { draft, view }: EditorServices,
  { blockId, field, add, writes }: Extract<PageMessage, { type: 'block/select' }>,
): void {
  const { tree, selection } = draft.store.getState();
  if (add && blockId !== null) {
    draft.select(toggleBlock(tree, selection, blockId));
    return;
  }
  const again = blockId === selection.lead;
  draft.select(blockId);
  // The second click on a field that is not editable in the page focuses it in the panel.
  const focus = again && !writes;
  if (blockId === null || field === null) return;
  view.setState({ fieldRequest: { blockId, field, focus } });
  // An empty media field opens the media library.
  if (findMediaSlot(tree, blockId, field)?.isEmpty)
    view.setState({ dialog: { type: 'media', blockId, field } });
}
