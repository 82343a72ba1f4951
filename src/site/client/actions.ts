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

/** Runs the actions of buttons and links with a `data-action`. Unknown ones are logged. */
export function startActions(): void {
  document.addEventListener('click', (event) => {
    const target = (event.target as Element).closest<HTMLElement>('[data-action]');
    if (!target) return;
    const name = target.dataset.action ?? '';
    const action = actions.get(name);
    // Without history the link's own URL is followed.
    if (name === 'back' && history.length < 2) return;
    if (!action) {
      // biome-ignore lint/suspicious/noConsole: the specification asks for a log line
      console.info(`Unknown button action: ${name}`);
      return;
    }
    event.preventDefault();
    action(target);
  });
  document.addEventListener('error', ({ target }) => markFailed(findFailedElement(target as Element)), true);
  // Handles media that failed before this script ran. While a video selects its source, `networkState` is
  // also NETWORK_NO_SOURCE, so this waits for the load event.
  addEventListener('load', () => {
    for (const element of document.querySelectorAll<FailedMedia>('img, video')) {
      const { networkState, complete, currentSrc, naturalWidth } = element;
      if (networkState === noSource || (complete && currentSrc && !naturalWidth)) markFailed(element);
    }
  });
}

/** Properties of an image or a video; each lacks those of the other. */
type FailedMedia = HTMLElement & Partial<HTMLImageElement & HTMLVideoElement>;

/**
 * Finds the element that failed. Only the last source of a video tells that there is none to play: earlier
 * ones may be for other windows.
 */
function findFailedElement(target: Element): Element {
  return target.matches('video > source:last-of-type') ? (target.parentElement ?? target) : target;
}

/** Marks an image or video that failed to load; it then shows a box in the error colour. */
function markFailed(element: Element): void {
  if (!element.matches('img, video')) return;
  // An image has no controls and no poster.
  const failed = element as HTMLVideoElement;
  failed.dataset.failed = '';
  // The browser would render a grey box with controls.
  failed.controls = false;
  // A poster would cover the colour and look like a playable video.
  failed.removeAttribute('poster');
}
