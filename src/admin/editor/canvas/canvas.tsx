import { useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { defaultLanguage } from '#content/language.ts';
import { pagePath, withLanguage } from '#content/site-paths.ts';
import type { PageMessage } from '#preview/messages.ts';
import { words } from '../../words.ts';
import type { Keystroke } from '../commands/keystroke.ts';
import { PaneContext, useEditor, usePane, useThisPane } from '../services/editor-context.ts';
import { usePageFacts } from '../services/page-facts.ts';
import { useSettingsLevels } from '../services/settings-levels.ts';
import { FollowedLink } from './followed-link.tsx';
import { FrameHandle } from './frame-handle.tsx';
import { settingsIssues } from './frame-settings.ts';
import { frameSize } from './frame-size.ts';
import { OrphanNotice } from './orphan-notice.tsx';
import { PreviewIssue, PreviewSilent, SettingsIssues } from './preview-notices.tsx';
import { type FrameNote, type Rect, receiveFromPage } from './receive-from-page.ts';
import { SelectionToolbar } from './selection-toolbar.tsx';
import { useFrameClipboard } from './use-frame-clipboard.ts';
import { usePreview } from './use-preview.ts';
import { useRoom } from './use-room.ts';
import './canvas.css';

interface CanvasProps {
  readonly onKey: (stroke: Required<Keystroke>) => void;
}

/** The real page, in a frame of the chosen width; side by side in as many as there are panes. */
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
    </main>
  );
}

/** One frame with the toolbar at the selection, and what there is to say of it. */
function PaneStage({ onKey }: CanvasProps) {
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const room = useRoom(stage);
  const pane = useThisPane();
  const { device, frameWidth, zoom } = usePane((state) => state);
  const size = frameSize(room, { device, frameWidth, zoom });
  const [address] = useFrameAddress();
  useEffect(() => pane.store.setState({ scale: size.scale }), [pane, size.scale]);
  const { status, reload, rect, href, issue, issues, dismiss } = useConnection(frame, onKey);

  return (
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
  );
}

/** The address of the page as it was opened: languages are switched by message, without loading again. */
function useFrameAddress() {
  const facts = usePageFacts();
  return useState(() => `${withLanguage(pagePath(facts), defaultLanguage)}?preview`);
}

function useConnection(frame: { readonly current: HTMLIFrameElement | null }, onKey: CanvasProps['onKey']) {
  const services = useEditor();
  const pane = useThisPane();
  const { levels, errors } = useSettingsLevels();
  const [rect, setRect] = useState<Rect>();
  const [note, setNote] = useState<FrameNote>({});

  const receive = useCallback(
    (message: PageMessage) =>
      receiveFromPage(message, { services, pane, press: onKey, place: setRect, note: setNote }),
    [services, pane, onKey],
  );

  const { status, restart } = usePreview(frame, levels, receive);
  useFrameClipboard(frame, status === 'connected');
  const reload = () => {
    restart();
    frame.current?.contentWindow?.location.reload();
  };
  return { status, reload, rect, issues: settingsIssues(errors), ...note, dismiss: () => setNote({}) };
}
