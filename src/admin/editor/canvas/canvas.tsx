import { useCallback, useEffect, useRef, useState } from 'react';
import { defaultLanguage } from '#content/language.ts';
import { pagePath, withLanguage } from '#content/site-paths.ts';
import { toggleBlock } from '#document/selection.ts';
import type { PageMessage } from '#preview/messages.ts';
import { words } from '../../words.ts';
import type { Keystroke } from '../commands/keystroke.ts';
import { useEditor, useView } from '../services/editor-context.ts';
import { usePageFacts } from '../services/page-facts.ts';
import { FollowedLink } from './followed-link.tsx';
import { FrameHandle } from './frame-handle.tsx';
import { useFrameSettings } from './frame-settings.ts';
import { frameSize } from './frame-size.ts';
import { OrphanNotice } from './orphan-notice.tsx';
import { PreviewIssue, PreviewSilent, SettingsIssues } from './preview-notices.tsx';
import { SelectionToolbar } from './selection-toolbar.tsx';
import { usePreview } from './use-preview.ts';
import { useRoom } from './use-room.ts';
import './canvas.css';

type Rect = NonNullable<Extract<PageMessage, { type: 'block/rect' }>['rect']>;

interface CanvasProps {
  readonly onKey: (stroke: Required<Keystroke>) => void;
}

/** The real page, in a frame of the chosen width, with the toolbar at the selection. */
export function Canvas({ onKey }: CanvasProps) {
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const room = useRoom(stage);
  const device = useView((view) => view.device);
  const frameWidth = useView((view) => view.frameWidth);
  const zoom = useView((view) => view.zoom);
  const size = frameSize(room, { device, frameWidth, zoom });
  const [address] = useFrameAddress();
  const { view } = useEditor();
  useEffect(() => view.setState({ scale: size.scale }), [view, size.scale]);
  const { status, reload, rect, href, issue, issues, dismiss } = useConnection(frame, onKey);

  return (
    <main className="canvas" id="content" tabIndex={-1} aria-label={words.editor.areas.page}>
      <div className="canvas__stage" ref={stage}>
        <div className="frame" style={{ width: size.width * size.scale, height: room.height }}>
          <iframe
            ref={frame}
            className="frame__page"
            title={words.preview.title}
            src={address}
            style={{ width: size.width, height: size.height, scale: String(size.scale) }}
          />
          {status === 'connected' && rect && <SelectionToolbar rect={rect} size={size} />}
          <FrameHandle size={size} />
        </div>
        <OrphanNotice />
        {status === 'silent' && <PreviewSilent reload={reload} />}
        {issue !== undefined && <PreviewIssue message={issue} close={dismiss} />}
        {issues.length > 0 && <SettingsIssues key={issues.join()} issues={issues} />}
        {href !== undefined && <FollowedLink href={href} close={dismiss} />}
      </div>
    </main>
  );
}

/** The address of the page as it was opened: languages are switched by message, without loading again. */
function useFrameAddress() {
  const facts = usePageFacts();
  return useState(() => `${withLanguage(pagePath(facts), defaultLanguage)}?preview`);
}

function useConnection(frame: { readonly current: HTMLIFrameElement | null }, onKey: CanvasProps['onKey']) {
  const { pageId, draft, view } = useEditor();
  const { versionId } = usePageFacts();
  const { settings, issues } = useFrameSettings(pageId, versionId ?? undefined);
  const [rect, setRect] = useState<Rect>();
  const [note, setNote] = useState<{ readonly href?: string; readonly issue?: string }>({});

  const receive = useCallback(
    (message: PageMessage) => {
      if (message.type === 'block/rect') setRect(message.rect ?? undefined);
      else if (message.type === 'block/hover') view.setState({ hoveredId: message.blockId });
      else if (message.type === 'editor/key') onKey(message);
      else if (message.type === 'page/navigate') setNote({ href: message.href });
      else if (message.type === 'page/issue') setNote({ issue: message.message });
      else if (message.type === 'block/select') {
        const { blockId, field, add } = message;
        const { tree, selection } = draft.store.getState();
        if (add && blockId !== null) return draft.select(toggleBlock(tree, selection, blockId));
        const again = blockId === selection.lead;
        draft.select(blockId);
        if (blockId !== null && field !== null)
          view.setState({ fieldRequest: { blockId, field, focus: again } });
      }
    },
    [draft, view, onKey],
  );

  const { status, restart } = usePreview(frame, settings, receive);
  const reload = () => {
    restart();
    frame.current?.contentWindow?.location.reload();
  };
  return { status, reload, rect, issues, ...note, dismiss: () => setNote({}) };
}
