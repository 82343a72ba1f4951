import { confirmAnswer, grantConsent, openCookieSettings, refuseConsent } from '../consent/start-consent.ts';

const actions = new Map<string, (target: HTMLElement) => unknown>([
  ['back', () => history.back()],
  ['reload', () => location.reload()],
  ['cookie-settings', openCookieSettings],
  ['consent-grant', () => confirmAnswer(grantConsent)],
  ['consent-refuse', () => confirmAnswer(refuseConsent)],
]);

/** `HTMLMediaElement.NETWORK_NO_SOURCE`, in fewer bytes. */
const noSource = 3;

/** What buttons and links with a `data-action` do. An action nobody knows is only logged. */
export function startActions(): void {
  document.addEventListener('click', (event) => {
    const target = (event.target as Element).closest<HTMLElement>('[data-action]');
    if (!target) return;
    const name = target.dataset.action ?? '';
    const action = actions.get(name);
    // A visitor who came straight here has nothing to go back to: the link's own address serves.
    if (name === 'back' && history.length < 2) return;
    if (!action) {
      // biome-ignore lint/suspicious/noConsole: the specification asks for a log line
      console.info(`Unknown button action: ${name}`);
      return;
    }
    event.preventDefault();
    action(target);
  });
  document.addEventListener('error', ({ target }) => markFailed(failedBy(target as Element)), true);
  // Those that failed before this script came. While it looks which source it will play, a film says that it has none;
  // the window's own event waits for that.
  addEventListener('load', () => {
    for (const element of document.querySelectorAll<Failing>('img, video')) {
      const { networkState, complete, currentSrc, naturalWidth } = element;
      if (networkState === noSource || (complete && currentSrc && !naturalWidth)) markFailed(element);
    }
  });
}

/** What a picture or a film says of itself; each leaves out what is the other's. */
type Failing = HTMLElement & Partial<HTMLImageElement & HTMLVideoElement>;

/** Of several sources of a film the last one says that there is none to play: those before it may be for other windows. */
function failedBy(target: Element): Element {
  return target.matches('video > source:last-of-type') ? (target.parentElement ?? target) : target;
}

/** A picture or video that cannot be loaded gets the error-coloured box. */
function markFailed(element: Element): void {
  if (!element.matches('img, video')) return;
  // A picture has no controls and no poster to lose.
  const failed = element as HTMLVideoElement;
  failed.dataset.failed = '';
  // The browser would render its own grey box, with controls of what is not there.
  failed.controls = false;
  // It would cover the colour, and look like a film that can be played.
  failed.removeAttribute('poster');
}
