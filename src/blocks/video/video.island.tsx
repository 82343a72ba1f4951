import { type ReactNode, useEffect, useRef, useState } from 'react';
import { EmbedFrame } from '../shared/embed-frame.tsx';

interface PlayerWords {
  readonly play: string;
  readonly pause: string;
}

interface VideoPlayerProps {
  /** The video of a platform; absent for a file that plays by itself. */
  readonly embed?: { readonly post: string; readonly frame: string; readonly title: string };
  /** True if the browser's own controls stay while it plays. */
  readonly controls?: boolean;
  readonly words?: PlayerWords;
  readonly children?: ReactNode;
}

/** A video that needs a script: one in a frame that loads on request, or a file that plays by itself. */
export function VideoPlayer({ embed, controls = true, words, children }: VideoPlayerProps) {
  if (embed) return <EmbedFrame {...embed}>{children}</EmbedFrame>;
  return (
    <Autoplay controls={controls} words={words ?? { play: '', pause: '' }}>
      {children}
    </Autoplay>
  );
}

interface AutoplayProps {
  readonly controls: boolean;
  readonly words: PlayerWords;
  readonly children?: ReactNode;
}

/**
 * Plays a muted video unless the visitor prefers less motion (WCAG 2.2, 2.2.2). In place of the browser's
 * controls it has a button that pauses. Without scripts the video has its controls and waits.
 */
function Autoplay({ controls, words, children }: AutoplayProps) {
  const root = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'waiting' | 'playing' | 'paused'>('waiting');
  useEffect(() => {
    const video = root.current?.querySelector('video');
    if (!video) return undefined;
    const end = new AbortController();
    const { signal } = end;
    const reduced = matchMedia('(prefers-reduced-motion: reduce)');
    const tell = () => setState(video.paused ? 'paused' : 'playing');
    const follow = () => {
      if (reduced.matches) video.pause();
      else void video.play().catch(tell);
    };
    video.controls = controls;
    video.addEventListener('play', tell, { signal });
    video.addEventListener('pause', tell, { signal });
    reduced.addEventListener('change', follow, { signal });
    follow();
    tell();
    return () => end.abort();
  }, [controls]);
  const toggle = () => {
    const video = root.current?.querySelector('video');
    if (video?.paused) void video.play().catch(() => undefined);
    else video?.pause();
  };
  return (
    <div ref={root} className="video__player">
      {children}
      {state !== 'waiting' && !controls && (
        <button type="button" className={`video__pause video__pause--${state}`} onClick={toggle}>
          {state === 'playing' ? words.pause : words.play}
        </button>
      )}
    </div>
  );
}

/** The export that the loader looks for. */
export { VideoPlayer as island };
