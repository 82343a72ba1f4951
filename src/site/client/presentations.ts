import { hasModifier } from './has-modifier.ts';

interface PresentationModule {
  readonly present: (link: HTMLAnchorElement) => void;
}

interface Actions {
  /** True for a click that should open a presentation. */
  readonly meant: (event: MouseEvent) => boolean;
  /** Loads the module of the modal; undefined if its URL is unknown. Then the link is followed. */
  readonly load: (link: HTMLAnchorElement) => Promise<PresentationModule> | undefined;
}

/** ms after which the presentation opens without the modal's script. */
const patience = 8000;

const visitors: Actions = {
  meant: (event) => !event.defaultPrevented && !hasModifier(event),
  load: ({ dataset: { source } }) => (source ? import(/* @vite-ignore */ source) : undefined),
};

/** Opens a card's presentation in a modal, which is loaded at the first click. */
export function startPresentations({ meant, load }: Actions = visitors): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-presentation]');
    if (!link || !meant(event) || shouldOpenNatively(link)) return;
    const loading = load(link);
    if (!loading) return;
    event.preventDefault();
    link.ariaBusy = 'true';
    const late = new Promise<never>((_, fail) => setTimeout(fail, patience));
    Promise.race([loading, late])
      .then(
        ({ present }) => present(link),
        // In the same window: the click is too long ago for a popup.
        () => location.assign(link.href),
      )
      .finally(() => {
        link.ariaBusy = null;
      });
  });
}

/**
 * True for phones and tablets: a framed PDF shows only its first page or nothing there, so the browser opens
 * the file.
 */
function shouldOpenNatively(link: HTMLAnchorElement): boolean {
  if (!link.dataset.presentation?.includes('"type":"pdf"')) return false;
  return (
    navigator.pdfViewerEnabled === false ||
    matchMedia('(max-width: 767px), (hover: none) and (pointer: coarse)').matches
  );
}
