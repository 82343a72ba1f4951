import { type RefObject, useEffect, useRef, useState } from 'react';
import { pagePath, withLanguage } from '#content/address/site-paths.ts';
import { defaultLanguage } from '#content/language/language.ts';
import { openEditorChannel, type PreviewState } from '#preview/editor-channel.ts';
import { previewLimits } from '#preview/limits.ts';
import type { PageMessage } from '#preview/messages.ts';
import { words } from '../../../words.ts';
import { useEditor } from '../../services/editor-context.ts';
import { usePageFacts } from '../../services/page-facts.ts';
import { versionFrameWords } from './version-frame-words.ts';

export type VersionChannel = Pick<ReturnType<typeof openEditorChannel>, 'send'>;

interface VersionFrameProps {
  /** The version's id, or the name of another state of the page. */
  readonly versionId: string;
  readonly state: PreviewState;
  /** Escape was pressed in the frame. */
  readonly onEscape: () => void;
  /** What assistive technology calls it. */
  readonly title?: string;
  /** The frame shows the version, and again each time that it renders another state. */
  readonly onShown?: () => void;
  readonly onMessage?: (message: PageMessage) => void;
  /** Gets the way to speak to the frame. */
  readonly channel?: RefObject<VersionChannel | undefined>;
}

/** The page as it was in one version. Until the frame shows that, it shows nothing: what is live would be mistaken for it. */
export function VersionFrame(props: VersionFrameProps) {
  const { versionId, title = versionFrameWords.frame } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const address = useAddress(versionId);
  const status = useShownState(frame, props);
  return (
    <div className="version__stage" aria-busy={status === 'waiting'}>
      {status === 'waiting' && <p className="version__note">{words.loading}</p>}
      {status === 'silent' && (
        <p className="version__note" role="alert">
          {versionFrameWords.silent}
        </p>
      )}
      <iframe
        ref={frame}
        className="version__page"
        data-shown={status === 'shown' || undefined}
        title={title}
        src={address}
      />
    </div>
  );
}

/** The first one counts: a frame whose address changed would be loaded anew. */
function useAddress(versionId: string): string {
  const facts = usePageFacts();
  const [address] = useState(() => {
    const query = new URLSearchParams({ version: versionId });
    return `${withLanguage(pagePath(facts), defaultLanguage)}?preview&${query}`;
  });
  return address;
}

/** Sends the state to the frame, each time that it is another one, and says whether it is shown. */
function useShownState(frame: RefObject<HTMLIFrameElement | null>, props: VersionFrameProps) {
  const { versionId, state, channel: shared } = props;
  const { pageId } = useEditor();
  const [status, setStatus] = useState<'waiting' | 'shown' | 'silent'>('waiting');
  const latest = useRef(props);
  const channel = useRef<ReturnType<typeof openEditorChannel>>(undefined);
  useEffect(() => {
    latest.current = props;
  });

  useEffect(() => {
    const opened = openEditorChannel({
      self: window,
      frame: () => frame.current?.contentWindow,
      origin: window.location.origin,
      documentId: pageId,
      versionId,
      state: () => latest.current.state,
      receive: (message) => {
        if (message.type === 'editor/key' && message.key === 'Escape') latest.current.onEscape();
        latest.current.onMessage?.(message);
        if (message.type !== 'page/ack') return;
        setStatus('shown');
        latest.current.onShown?.();
      },
      connected: () => undefined,
    });
    channel.current = opened;
    if (shared) shared.current = opened;
    return () => {
      opened.close();
      if (shared?.current === opened) shared.current = undefined;
    };
  }, [pageId, versionId, frame, shared]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another state is sent; it is read from the latest props
  useEffect(() => channel.current?.resync(), [state]);
  useEffect(() => {
    if (status !== 'waiting') return;
    const timer = setTimeout(() => setStatus('silent'), previewLimits.connectTimeout);
    return () => clearTimeout(timer);
  }, [status]);
  return status;
}
