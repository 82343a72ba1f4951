import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { onConsent } from '../shared/on-consent.ts';

interface SocialEmbedProps {
  /** The post on its own site: where the poster leads without scripts. */
  readonly post: string;
  readonly frame: string;
  /** What screen readers call the frame. */
  readonly title: string;
  readonly children?: ReactNode;
}

/**
 * A poster that loads the platform's frame on a click; with consent it does so by itself near the viewport,
 * also when consent comes later. Nothing is asked of the platform before that.
 */
export function SocialEmbed({ post, frame, title, children }: SocialEmbedProps) {
  const [shown, setShown] = useState<{ readonly frame: string; readonly asked: boolean }>();
  const element = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    setShown(undefined);
    return onConsent(() => setShown({ frame: inTheme(frame), asked: false }));
  }, [frame]);
  // The poster had the focus and is gone.
  useEffect(() => {
    if (shown?.asked) element.current?.focus();
  }, [shown]);

  const load = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setShown({ frame: inTheme(frame), asked: true });
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

/** A post of X comes in the theme that the page has when it is loaded. */
function inTheme(frame: string): string {
  return frame.includes('/embed/Tweet.html')
    ? `${frame}&theme=${document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'}`
    : frame;
}

/** The name under which the loader finds the component. */
export { SocialEmbed as island };
