import type { HydrateMarkup } from '#ui/island/island-controller.ts';
import { codeReady, codeShow } from '../shared/code-messages.ts';

interface Code {
  readonly html: string;
  readonly css: string;
}

/** Sends code to the frame that renders it: when the frame is ready, and when the code or theme changes. */
export const hydrate: HydrateMarkup<Code> = (root, options) => {
  const frame = root.querySelector('iframe') as HTMLIFrameElement;
  let { html, css } = options;

  // The frame's origin is opaque, so `targetOrigin` can't name it.
  const show = () =>
    frame.contentWindow?.postMessage(
      { type: codeShow, html, css, faces: readTypeface(), scheme: getTheme() },
      '*',
    );
  const answer = ({ source, data }: MessageEvent) => {
    if (source === frame.contentWindow && data?.type === codeReady) show();
  };
  // The frame may have been ready before this listened, so the code is also sent unasked.
  show();
  const observer = new MutationObserver(show);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  addEventListener('message', answer);

  return {
    update(next) {
      if (next.html === html && next.css === css) return;
      ({ html, css } = next);
      show();
    },
    stop() {
      observer.disconnect();
      removeEventListener('message', answer);
    },
  };
};

function getTheme(): 'light' | 'dark' {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}

/**
 * Gets the font styles of the page, as text of its head: a frame inherits nothing and has no fonts. They are
 * not read as CSS rules, because style sheets of browser extensions may not be accessible.
 */
function readTypeface(): string {
  const faces = document.head.textContent.match(/@font-face\s*{[^}]*}/g) ?? [];
  return `${faces.join('')}body{font-family:${getComputedStyle(document.body).fontFamily}}`;
}
