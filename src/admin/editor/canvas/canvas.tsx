import { useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { getPagePath, withLanguage } from '#content/address/site-paths.ts';
import { defaultLanguage } from '#content/language/language.ts';
import { useToast } from '#ui/toast/toast.tsx';
import { listSettingsIssues } from '../../page-settings/frame-settings.ts';
import type { Keystroke } from '../../shared/keystroke.ts';
import { onDemand, useOnDemand } from '../../shared/on-demand.ts';
import { frameWidths } from '../../site-frame/frame-widths.ts';
import { words } from '../../words.ts';
import { listenToClipboard } from '../commands/clipboard-events.ts';
import { useInsertPastedFiles } from '../commands/use-insert-pasted-files.ts';
import { useResponses } from '../responses/use-responses.ts';
import {
  PaneContext,
  useActivePane,
  useDraft,
  useEditor,
  useOwnPane,
  usePane,
  useView,
} from '../services/editor-context.ts';
import { usePageFacts } from '../services/page-facts.ts';
import { useSettingsLevels } from '../services/settings-levels.ts';
import { areDevicesShown } from '../services/side-by-side.ts';
import { useSurroundings } from '../services/surroundings.ts';
import { useOpenSection } from '../services/use-open-section.ts';
import { blockDrags } from './dragging/load-block-drags.ts';
import type { Grab } from './dragging/on-block-drag.ts';
import { FileDrops } from './drops/file-drops.tsx';
import { FollowedLink } from './followed-link.tsx';
import { FrameHandle } from './frame-handle.tsx';
import { computeFrameSize, type FrameSize } from './frame-size.ts';
import { OrphanNotice } from './orphan-notice.tsx';
import { usePageDocument } from './overlay/use-page-document.ts';
import { listenForPageMenu } from './page-menu.ts';
import { PreviewIssue, PreviewSilent, SettingsIssues } from './preview-notices.tsx';
import type { FrameNote, Rect } from './receive-from-page.ts';
import { SelectionToolbar } from './selection-toolbar.tsx';
import { useElementSize } from './use-element-size.ts';
import { usePreview } from './use-preview.ts';
import { WritingTools } from './writing-tools.tsx';
import './canvas.css';

/** Handles for dragging values of a block: loaded for the first block that is selected. */
const blockHandles = onDemand(() => import('./handles/block-handles.tsx'));

interface CanvasProps {
  readonly onKey: (stroke: Required<Keystroke>, typing: boolean) => void;
}

/** Renders the real page in frames of the chosen width: one, or one per pane side by side. */
export function Canvas({ onKey }: CanvasProps) {
  const { panes } = useEditor();
  const shown = useStore(panes.store, (state) => state.panes);
  return (
    <main className="canvas" id="content" tabIndex={-1} aria-label={words.editor.areas.page}>
      {shown.map((pane) => (
        <PaneContext key={pane.id} value={pane}>
          <PaneStage onKey={onKey} />
        </PaneContext>
      ))}
      <LazyFindBar />
    </main>
  );
}

/** One frame, with the toolbar at the selection and the notices about the page. */
function PaneStage({ onKey }: CanvasProps) {
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const room = useElementSize(stage);
  const pane = useOwnPane();
  const { writing } = useEditor();
  const { device, frameWidth, zoom } = usePane((state) => state);
  const size = computeFrameSize(room, { device, frameWidth, zoom });
  const [address] = useFrameAddress();
  const title = useFrameTitle();
  // Only the active frame has the toolbar; its commands apply to all frames.
  const isActive = useActivePane().id === pane.id;
  const isBesideDevices = useStore(useEditor().panes.store, ({ panes }) => areDevicesShown(panes));
  const isAwaited = useStore(useEditor().pendingUploads.store, ({ list }) => list.length > 0);
  const isShared = useStore(useEditor().presence, ({ people }) =>
    people.some(({ blockIds }) => blockIds.length > 0),
  );
  const isDiscussed = useResponses().comments.some(
    ({ blockId, doneAt }) => blockId !== null && doneAt === null,
  );
  const isSelected = useDraft(({ selection }) => selection.lead !== null);
  const isDragged = useView(({ dragged }) => dragged.length > 0);
  const isHandleDragged = useView(({ handleDragged }) => handleDragged);
  const isAdding = useView(({ dialog }) => dialog?.type === 'insert');
  const isFinding = useView(({ find }) => find !== undefined);
  const [grab, setGrab] = useState<Grab>();
  // While a text is edited, only its own toolbar is shown over it.
  const writes = useStore(writing.store, (state) => state.writing?.paneId === pane.id);
  useEffect(() => pane.store.setState({ scale: size.scale }), [pane, size.scale]);
  const { status, round, reload, resend, page, rect, covered, href, issue, issues, dismiss } = useConnection(
    frame,
    onKey,
  );

  const services = useEditor();
  useEffect(() => page && listenForPageMenu({ page, services, pane }), [page, services, pane]);

  return (
    // Frames of different devices get room by their width, so that all show the page at one scale.
    <div
      className="canvas__stage"
      ref={stage}
      style={isBesideDevices ? { flexGrow: frameWidths[device] } : undefined}
    >
      <div
        className="frame"
        data-dragging={isDragged || undefined}
        data-covered={covered || undefined}
        aria-busy={status === 'connecting'}
        style={{ width: size.width * size.scale, height: room.height }}
      >
        <iframe
          key={round}
          ref={frame}
          className="frame__page"
          title={title}
          src={address}
          style={{ width: size.width, height: size.height, scale: String(size.scale) }}
        />
        {page && <FileDrops page={page} size={size} />}
        {page && isFinding && <LazyFoundMarks page={page} />}
        {page && isDiscussed && !writes && <LazyCommentPins page={page} size={size} />}
        {page && isShared && <LazyPeopleNames page={page} size={size} />}
        {page && isAwaited && <LazyUploadTiles page={page} size={size} />}
        {page && isSelected && isActive && !writes && <LazyBlockHandles page={page} size={size} />}
        {page && (isSelected || isDragged || isAdding) && !writes && (
          <LazyBlockDrags page={page} size={size} onReady={setGrab} />
        )}
        {status === 'connected' && rect && isActive && !writes && !isHandleDragged && (
          <SelectionToolbar page={page} rect={rect} size={size} onGrab={grab} />
        )}
        <WritingTools size={size} />
        <FrameHandle size={size} />
      </div>
      <OrphanNotice />
      {status === 'silent' && <PreviewSilent reload={reload} />}
      {issue !== undefined && <PreviewIssue message={issue} close={dismiss} resend={resend} />}
      {issues.length > 0 && <SettingsIssues key={issues.join()} issues={issues} />}
      {href !== undefined && <FollowedLink href={href} close={dismiss} />}
    </div>
  );
}

/** Frames side by side are distinguished by their language or their device. */
function useFrameTitle(): string {
  const { panes } = useEditor();
  const shown = useStore(panes.store, (state) => state.panes);
  const { language, device } = usePane((state) => state);
  if (shown.length === 1) return words.preview.title;
  const name = areDevicesShown(shown) ? words.devices[device] : words.languages[language];
  return words.translations.field(words.preview.title, name);
}

/** Tiles for pending uploads: loaded for the first upload. */
const uploadTiles = onDemand(() => import('./uploads/upload-tiles.tsx'));

function LazyUploadTiles(props: { readonly page: Document; readonly size: FrameSize }) {
  const { part } = useOnDemand(uploadTiles);
  return part ? <part.UploadTiles {...props} /> : null;
}

/** Pins at the blocks that clients commented on: loaded with the first open comment. */
const commentPins = onDemand(() => import('./comments/comment-pins.tsx'));

function LazyCommentPins(props: { readonly page: Document; readonly size: FrameSize }) {
  const { part } = useOnDemand(commentPins);
  return part ? <part.CommentPins {...props} /> : null;
}

/** Names of the members at the blocks they edit: loaded when a second one opens the page. */
const peopleNames = onDemand(() => import('./people/people-names.tsx'));

function LazyPeopleNames(props: { readonly page: Document; readonly size: FrameSize }) {
  const { part } = useOnDemand(peopleNames);
  return part ? <part.PeopleNames {...props} /> : null;
}

/** The find bar and the marks of its matches: loaded when it opens. */
const finding = onDemand(() => import('./find/find-bar.tsx'));

function LazyFindBar() {
  const find = useView((state) => state.find);
  return find ? <LoadedFindBar {...find} /> : null;
}

function LoadedFindBar(props: { readonly replaces: boolean; readonly round: number }) {
  const { part } = useOnDemand(finding);
  return part ? <part.FindBar {...props} /> : null;
}

function LazyFoundMarks(props: { readonly page: Document }) {
  const { part } = useOnDemand(finding);
  return part ? <part.FoundMarks {...props} /> : null;
}

function LazyBlockHandles(props: { readonly page: Document; readonly size: FrameSize }) {
  const { part } = useOnDemand(blockHandles);
  return part ? <part.BlockHandles {...props} /> : null;
}

function LazyBlockDrags(props: {
  readonly page: Document;
  readonly size: FrameSize;
  readonly onReady: (grab: (() => Grab) | undefined) => void;
}) {
  const { part } = useOnDemand(blockDrags);
  return part ? <part.BlockDrags {...props} /> : null;
}

/** URL of the frame, fixed when the page is opened: languages are switched by message, without reloading. */
function useFrameAddress() {
  const facts = usePageFacts();
  return useState(() => `${withLanguage(getPagePath(facts), defaultLanguage)}?preview`);
}

function useConnection(frame: { readonly current: HTMLIFrameElement | null }, onKey: CanvasProps['onKey']) {
  const { levels: own, errors } = useSettingsLevels();
  const surroundings = useSurroundings();
  const levels = useMemo(() => ({ ...own, ...surroundings?.levels }), [own, surroundings]);
  const [rect, setRect] = useState<Rect>();
  const [note, setNote] = useState<FrameNote>({});
  const [covered, setCovered] = useState(false);

  const { status, round, restart, resend } = usePreview(
    frame,
    levels,
    {
      press: onKey,
      place: setRect,
      note: setNote,
      cover: setCovered,
      open: useOpenSection(),
    },
    surroundings,
  );
  useReplacedNote(round);
  // A reload closes whatever covered the page.
  useEffect(() => setCovered((before) => before && status === 'connected'), [status]);
  const page = usePageDocument(frame, status === 'connected');
  useFrameClipboard(page);
  const reload = () => {
    restart();
    frame.current?.contentWindow?.location.reload();
  };
  return {
    status,
    round,
    reload,
    resend,
    page,
    rect,
    covered,
    issues: listSettingsIssues(errors),
    ...note,
    dismiss: () => setNote({}),
  };
}

/** Handles copying and pasting in the page of a frame. */
function useFrameClipboard(page: Document | undefined): void {
  const { clipboard } = useEditor();
  const pasteFiles = useInsertPastedFiles();
  useEffect(
    () => (page ? listenToClipboard(page, clipboard, pasteFiles) : undefined),
    [page, clipboard, pasteFiles],
  );
}

/** ms that the note is shown, longer than a toast since it is unexpected. */
const noteTime = 10_000;

/** Shows a note after a frame that hung was replaced; `round` counts the replacements. */
function useReplacedNote(round: number): void {
  const { show } = useToast();
  useEffect(() => {
    if (round > 0) show({ text: words.preview.replaced, visibleFor: noteTime });
  }, [round, show]);
}
