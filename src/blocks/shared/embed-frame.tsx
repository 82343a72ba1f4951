import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { onConsent } from './on-consent.ts';

interface EmbedFrameProps {
  /** URL of the post on its own site, to which the poster links without scripts. */
  readonly post: string;
  readonly frame: string;
  /** Accessible name of the frame. */
  readonly title: string;
  readonly children?: ReactNode;
}

/**
 * A poster that loads the platform's frame on a click. With consent, also if it is given later, it loads
 * automatically near the viewport. No request is sent to the platform before that.
 */
export function EmbedFrame({ post, frame, title, children }: EmbedFrameProps) {
  const [shown, setShown] = useState<{ readonly frame: string; readonly asked: boolean }>();
  const element = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    setShown(undefined);
    return onConsent(() => setShown({ frame: addTheme(frame), asked: false }));
  }, [frame]);
  // The clicked poster had the focus and is removed.
  useEffect(() => {
    if (shown?.asked) element.current?.focus();
  }, [shown]);

  const load = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setShown({ frame: addTheme(frame), asked: true });
  };

  if (!shown) {
    return (
      <a
        className="poster"
        href={post}
        target="_blank"
        rel="noopener noreferrer"
        data-press=""
        onClick={load}
      >
        {children}
      </a>
    );
  }
  return (
    <iframe
      ref={element}
      className="embed__frame"
      src={shown.frame}
      title={title}
      loading={shown.asked ? 'eager' : 'lazy'}
      allow="fullscreen; encrypted-media; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}

/** Adds the page's theme at the time of loading to the frame of a post of X. */
function addTheme(frame: string): string {
  return frame.includes('/embed/Tweet.html')
    ? `${frame}&theme=${document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'}`
    : frame;
}
