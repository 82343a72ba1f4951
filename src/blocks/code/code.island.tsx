import { useEffect, useRef } from 'react';
import { codeFramePath, codeReady, codeShow } from './code-messages.ts';

interface CodeFrameProps {
  readonly html: string;
  readonly css: string;
  /** What the frame is called for people who hear it. */
  readonly title: string;
}

/** Sends code to the frame that draws it: when the frame is ready, and whenever the code or the theme changes. */
export function CodeFrame({ html, css, title }: CodeFrameProps) {
  const element = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    // Its origin is its own and has no name, so the message is addressed to the window alone.
    const show = () =>
      element.current?.contentWindow?.postMessage({ type: codeShow, html, css, scheme: theme() }, '*');
    const answer = (event: MessageEvent) => {
      if (event.source === element.current?.contentWindow && event.data?.type === codeReady) show();
    };
    const observer = new MutationObserver(show);
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
    addEventListener('message', answer);
    // A frame that was ready before this came alive has said so to nobody.
    show();
    return () => {
      observer.disconnect();
      removeEventListener('message', answer);
    };
  }, [html, css]);

  return (
    <iframe
      ref={element}
      className="code__frame"
      src={codeFramePath}
      title={title}
      // Specified. The document's own header takes its origin away again: see `site/frames/code-frame.ts`.
      sandbox="allow-scripts allow-same-origin"
      // Wherever it goes, no cookie of ours goes along.
      credentialless
      loading="lazy"
    />
  );
}

function theme(): 'light' | 'dark' {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}

/** The name under which the loader finds the component. */
export { CodeFrame as island };
