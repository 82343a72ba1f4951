import inkLink from '#ui/button/ink-link.css?inline';
import {
  isDeckPath,
  isUploadedDeck,
  presentationClose,
  presentationLoaded,
} from '../shared/presentation-messages.ts';
import css from './presentation.css?inline';
import type { PresentationOptions } from './presentation.ts';

/** ms after which a presentation that has not loaded counts as blocked (specified). */
const patience = 15_000;

/**
 * Sandbox permissions of a presentation from another site: everything a slide deck needs, except navigating
 * the page itself.
 */
const foreignSandbox =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation';

const closeMark =
  '<svg viewBox="0 0 20 20" width="20" height="20" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" aria-hidden="true"><path d="M5 5l10 10M15 5L5 15"/></svg>';

const renderNewTabLink = (looks: string) =>
  `<a class="${looks}" target="_blank" rel="noopener noreferrer" lang="en">Open in New Tab</a>`;

/** The modal without the card's content. The English sentences are specified. */
const markup = `<style>${inkLink}${css}</style>
<div class="presentation__bar">
  <h2 class="presentation__title"></h2>
  ${renderNewTabLink('presentation__new-tab')}
  <button type="button" class="presentation__close" autofocus>${closeMark}</button>
</div>
<div class="presentation__stage"><p class="presentation__loading" role="status" lang="en">Loading presentation...</p></div>`;

const blockedMarkup = `<div class="presentation__blocked" role="alert" lang="en">
  <h3>Content Blocked</h3>
  <p>The presentation cannot be displayed in this modal due to browser security restrictions.</p>
  ${renderNewTabLink('ink-link presentation__instead')}
</div>`;

/**
 * Creates the modal with the presentation of a card's link, without adding it to the document. A
 * ResizeObserver lays out the presentation, with the options that the link has at that time. `ended` is
 * called after the modal was closed and removed.
 */
export function createPresentationDialog(link: HTMLAnchorElement, ended: () => void) {
  const options = readOptions(link);
  const address = new URL(link.href);
  const name = link.textContent?.trim() || link.ariaLabel || address.hostname;
  const dialog = document.createElement('dialog');
  dialog.className = 'presentation';
  dialog.dataset.state = 'loading';
  dialog.ariaLabel = name;
  dialog.innerHTML = markup;
  const findPart = <E extends HTMLElement>(selector: string) => dialog.querySelector(selector) as E;
  findPart('.presentation__title').textContent = name;
  findPart<HTMLAnchorElement>('.presentation__new-tab').href = address.href;
  const close = findPart('.presentation__close');
  close.ariaLabel = options.close;
  const stage = findPart('.presentation__stage');
  const frame = createFrame(address, options, name);
  const ending = new AbortController();
  const { signal } = ending;
  stage.append(frame);
  const timer = setTimeout(showBlocked, patience);
  const observer = new ResizeObserver(() => place(frame, stage, link));
  observer.observe(stage);

  function markLoaded(): void {
    if (dialog.dataset.state !== 'loading') return;
    clearTimeout(timer);
    dialog.dataset.state = 'loaded';
  }

  function showBlocked(): void {
    if (dialog.dataset.state === 'blocked') return;
    clearTimeout(timer);
    dialog.dataset.state = 'blocked';
    stage.innerHTML = blockedMarkup;
    findPart<HTMLAnchorElement>('.presentation__instead').href = address.href;
  }

  // An uploaded deck has an opaque origin, so the origin of its messages is `null`.
  const from = isOwnDeck(address) ? location.origin : 'null';
  const onMessage = ({ source, origin, data }: MessageEvent) => {
    if (source !== frame.contentWindow || origin !== from) return;
    if (data?.type === presentationLoaded) {
      markLoaded();
      // Focuses the frame so that arrow keys turn its slides, unless the visitor has moved the focus. Frames
      // that send no messages don't get the focus, since they would swallow Escape.
      if (document.activeElement === close) frame.focus();
    }
    if (data?.type === presentationClose) dialog.close();
  };
  addEventListener('message', onMessage, { signal });
  frame.addEventListener('error', showBlocked);
  const show = () => {
    if (!isOwnDeck(address)) frame.addEventListener('load', markLoaded);
    frame.src = addTheme(address);
  };
  if (address.origin !== location.origin) show();
  else
    void isMissing(address, signal).then((missing) => signal.aborted || (missing ? showBlocked() : show()));
  // The site's CSP lists the hosts that may be framed. For blocked hosts browsers also fire `load`, before
  // this event.
  const onPolicyViolation = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
    if (effectiveDirective === 'frame-src' && blockedURI.startsWith(address.origin)) showBlocked();
  };
  document.addEventListener('securitypolicyviolation', onPolicyViolation, { signal });
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener(
    'close',
    () => {
      clearTimeout(timer);
      observer.disconnect();
      ending.abort();
      dialog.remove();
      ended();
    },
    { once: true },
  );

  return { dialog, observer };
}

function readOptions(link: HTMLAnchorElement): PresentationOptions {
  return JSON.parse(link.dataset.presentation ?? '{}');
}

function isOwnDeck({ origin, pathname }: URL): boolean {
  return origin === location.origin && isDeckPath(pathname);
}

/**
 * Adds the theme of the page to the URL of an uploaded deck, which has an opaque origin and can't read it. The
 * system's theme may be another one.
 */
function addTheme({ href, origin, pathname }: URL): string {
  const { theme } = document.documentElement.dataset;
  if (theme === undefined || origin !== location.origin || !isUploadedDeck(pathname)) return href;
  const themed = new URL(href);
  themed.searchParams.set('color-scheme', theme);
  return themed.href;
}

/**
 * True if the file can't be loaded. Browsers fire `load` for error pages too, so files of this site are
 * requested before they are framed. Redirects are left to the frame.
 */
function isMissing({ href }: URL, signal: AbortSignal): Promise<boolean> {
  return fetch(href, { method: 'HEAD', redirect: 'manual', signal }).then(
    ({ status }) => status >= 400,
    () => true,
  );
}

function createFrame(address: URL, options: PresentationOptions, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.className = 'presentation__frame';
  frame.title = title;
  frame.allow = 'fullscreen';
  // A deck may contain foreign scripts. They get the embedding origin as the referrer, but not the page's
  // URL.
  frame.referrerPolicy = 'strict-origin';
  // Browsers' PDF viewers don't work in a sandbox, and documents of the same origin could escape from it.
  if (options.type === 'html' && address.origin !== location.origin) {
    frame.setAttribute('sandbox', foreignSandbox);
  }
  // Only this deprecated attribute affects a cross-origin document.
  if (options.type === 'html' && !options.scrolling) frame.setAttribute('scrolling', 'no');
  return frame;
}

/**
 * Sizes the frame by the current options of the link, which the live preview changes while the modal is open.
 */
function place(frame: HTMLIFrameElement, stage: HTMLElement, link: HTMLAnchorElement): void {
  const options = readOptions(link);
  const size = { width: stage.clientWidth, height: stage.clientHeight };
  const { width, height, zoom } = fitPresentation(size, options);
  stage.style.setProperty('--presentation-background', options.background);
  Object.assign(frame.style, { width: `${width}px`, height: `${height}px`, scale: String(zoom) });
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Maximum width of the modal in CSS pixels, for pages without a stored width. */
const standardWidth = 1200;

/**
 * Computes the size at which a presentation is laid out on a stage (CSS pixels), and the factor by which it
 * is then scaled down. A page that is narrower than the stage keeps its width.
 */
export function fitPresentation(
  stage: Size,
  { scale, fit, width, type }: Pick<PresentationOptions, 'scale' | 'fit' | 'width' | 'type'>,
): Size & { readonly zoom: number } {
  const room = { width: stage.width * scale, height: stage.height * scale };
  // PDF viewers scale their pages themselves.
  if (!fit || type === 'pdf' || room.width <= 0) return { ...room, zoom: 1 };
  const madeFor = width ?? standardWidth;
  const zoom = Math.min(1, room.width / madeFor);
  return { width: madeFor, height: room.height / zoom, zoom };
}
