import { confirmAnswer, grantConsent, openCookieSettings, refuseConsent } from '../consent/start-consent.ts';

const actions = new Map<string, (target: HTMLElement) => unknown>([
  ['back', () => history.back()],
  ['reload', () => location.reload()],
  ['cookie-settings', openCookieSettings],
  ['consent-grant', () => confirmAnswer(grantConsent)],
  ['consent-refuse', () => confirmAnswer(refuseConsent)],
]);

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
  document.addEventListener('error', markFailed, true);
  // Those that failed before this script came.
  for (const image of document.images) {
    if (image.complete && image.currentSrc !== '' && image.naturalWidth === 0) image.dataset.failed = '';
  }
}

/** A picture or video that cannot be loaded gets the error-coloured box. */
function markFailed({ target }: Event): void {
  if (target instanceof HTMLImageElement || target instanceof HTMLVideoElement) target.dataset.failed = '';
}
