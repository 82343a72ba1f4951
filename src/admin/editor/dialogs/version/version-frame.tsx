import { type RefObject, useCallback, useRef, useState } from 'react';
import { getPagePath, withLanguage } from '#content/address/site-paths.ts';
import { defaultLanguage } from '#content/language/language.ts';
import type { EditorChannel, PageEvent, PreviewState } from '#preview/channel.ts';
import { useFrameChannel } from '../../../site-frame/use-frame-channel.ts';
import { words } from '../../../words.ts';
import { useEditor } from '../../services/editor-context.ts';
import { usePageFacts } from '../../services/page-facts.ts';
import { versionFrameWords } from './version-frame-words.ts';

interface VersionFrameProps {
  /** Id of the version, or the name of another state of the page. */
  readonly versionId: string;
  readonly state: PreviewState;
  /** Called when Escape was pressed in the frame. */
  readonly onEscape: () => void;
  /** Accessible name. */
  readonly title?: string;
  /** Called each time that the frame has rendered a state. */
  readonly onShown?: () => void;
  readonly onMessage?: (message: PageEvent) => void;
  /** Receives the channel to the frame. */
  readonly channel?: RefObject<EditorChannel | undefined>;
}

/**
 * Frame with the page in one version. It stays empty until that version is rendered, so that the live page is
 * not mistaken for it.
 */
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

/** Keeps the first address, since a frame reloads when its address changes. */
function useAddress(versionId: string): string {
  const facts = usePageFacts();
  const [address] = useState(() => {
    const query = new URLSearchParams({ version: versionId });
    return `${withLanguage(getPagePath(facts), defaultLanguage)}?preview&${query}`;
  });
  return address;
}

/** Sends the state to the frame when it changes, and returns whether it is rendered. */
function useShownState(frame: RefObject<HTMLIFrameElement | null>, props: VersionFrameProps) {
  const { versionId, state, channel, onEscape, onMessage, onShown } = props;
  const { pageId } = useEditor();
  const [status, setStatus] = useState<'waiting' | 'shown' | 'silent'>('waiting');
  useFrameChannel({
    frame,
    documentId: pageId,
    versionId,
    channel,
    state: useCallback(() => state, [state]),
    receive: (message) => {
      if (message.type === 'editor/key' && message.key === 'Escape') onEscape();
      onMessage?.(message);
    },
    rendered: () => {
      setStatus('shown');
      onShown?.();
    },
    silent: () => setStatus('silent'),
  });
  return status;
}
