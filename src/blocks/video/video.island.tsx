import { type ReactNode, useEffect, useRef, useState } from 'react';
import { EmbedFrame } from '../shared/embed-frame.tsx';

interface PlayerWords {
  readonly play: string;
  readonly pause: string;
}

interface VideoPlayerProps {
  /** The video of a platform; absent for a file that plays by itself. */
  readonly embed?: { readonly post: string; readonly frame: string; readonly title: string };
  /** Labels of the button of a file. */
  readonly words?: PlayerWords;
  readonly children?: ReactNode;
}

/** A video that needs a script: one in a frame that loads on request, or a file that plays without controls. */
export function VideoPlayer({ embed, words, children }: VideoPlayerProps) {
  if (embed) return <EmbedFrame {...embed}>{children}</EmbedFrame>;
  return <PauseButton words={words ?? { play: '', pause: '' }}>{children}</PauseButton>;
}

interface PauseButtonProps {
  readonly words: PlayerWords;
  readonly children?: ReactNode;
}

/**
 * Replaces the browser's controls of a video that plays by itself by one button that pauses it (WCAG 2.2,
 * 2.2.2). They stay without scripts, and for visitors who prefer less motion, for whom `startVideos` pauses it.
 */
function PauseButton({ words, children }: PauseButtonProps) {
  const root = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'held' | 'playing' | 'paused'>('held');
  useEffect(() => {
    const video = root.current?.querySelector('video');
    if (!video) return undefined;
    const end = new AbortController();
    const { signal } = end;
    const reduced = matchMedia('(prefers-reduced-motion: reduce)');
    const tell = () => {
      video.controls = reduced.matches;
      setState(reduced.matches ? 'held' : video.paused ? 'paused' : 'playing');
    };
    for (const type of ['play', 'pause']) video.addEventListener(type, tell, { signal });
    reduced.addEventListener('change', tell, { signal });
    tell();
    return () => end.abort();
  }, []);
  const toggle = () => {
    const video = root.current?.querySelector('video');
    if (video?.paused) void video.play().catch(() => undefined);
    else video?.pause();
  };
  return (
    <div ref={root} className="video__player">
      {children}
      {state !== 'held' && (
        <button type="button" className="video__pause" onClick={toggle}>
          {state === 'playing' ? words.pause : words.play}
        </button>
      )}
    </div>
  );
}

/** The export that the loader looks for. */
export { VideoPlayer as island };
