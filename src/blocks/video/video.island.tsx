import { type ReactNode, useEffect, useRef, useState } from 'react';
import { EmbedFrame } from '../shared/embed-frame.tsx';

interface PlayerWords {
  readonly play: string;
  readonly pause: string;
}

interface VideoPlayerProps {
  /** The video of a platform; absent for a file with autoplay. */
  readonly embed?: { readonly post: string; readonly frame: string; readonly title: string };
  /** Labels of the button of a file. */
  readonly words?: PlayerWords;
  readonly children?: ReactNode;
}

/** A video that needs a script: one in a frame that loads on request, or a file that plays without controls. */
export function VideoPlayer({ embed, words, children }: VideoPlayerProps) {
  if (embed) return <EmbedFrame {...embed}>{children}</EmbedFrame>;
  return <PauseButton words={words}>{children}</PauseButton>;
}

interface PauseButtonProps {
  readonly words: PlayerWords | undefined;
  readonly children?: ReactNode;
}

/**
 * Replaces the browser's controls of a video with autoplay by one button that pauses it (WCAG 2.2, 2.2.2).
 * They stay without scripts, and for visitors who prefer reduced motion, for whom `startVideos` pauses it.
 */
function PauseButton({ words, children }: PauseButtonProps) {
  const root = useRef<HTMLDivElement>(null);
  /** Undefined while the browser's controls are there. */
  const [isPaused, setPaused] = useState<boolean>();
  const findVideo = () => root.current?.querySelector('video');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the element is the same for as long as the button is there
  useEffect(() => {
    const video = findVideo();
    if (!video) return;
    const reduced = matchMedia('(prefers-reduced-motion: reduce)');
    const tell = () => {
      video.controls = reduced.matches;
      setPaused(reduced.matches ? undefined : video.paused);
    };
    video.onplay = tell;
    video.onpause = tell;
    reduced.onchange = tell;
    tell();
  }, []);
  const toggle = () => {
    const video = findVideo();
    if (video?.paused) video.play().catch(() => undefined);
    else video?.pause();
  };
  return (
    <div ref={root} className="video__player">
      {children}
      {isPaused !== undefined && (
        <button type="button" className="video__pause" onClick={toggle}>
          {isPaused ? words?.play : words?.pause}
        </button>
      )}
    </div>
  );
}

/** The export that the loader looks for. */
export { VideoPlayer as island };
