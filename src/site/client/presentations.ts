import { hasModifier } from './has-modifier.ts';

interface PresentationModule {
  readonly present: (link: HTMLAnchorElement) => void;
}

interface Actions {
  /** True for a press that is meant to open something. */
  readonly meant: (event: MouseEvent) => boolean;
  /** Loads what opens the modal; undefined where it is not known, and the link serves. */
  readonly load: (link: HTMLAnchorElement) => Promise<PresentationModule> | undefined;
}

/** ms that the modal's script gets to come; then the presentation opens without. */
const patience = 8000;

const visitors: Actions = {
  meant: (event) => !event.defaultPrevented && !hasModifier(event),
  load: ({ dataset: { source } }) => (source ? import(/* @vite-ignore */ source) : undefined),
};

/** A card's presentation opens in a modal; nothing of it is loaded before somebody asks for it. */
export function startPresentations({ meant, load }: Actions = visitors): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-presentation]');
    if (!link || !meant(event) || opensItself(link)) return;
    const loading = load(link);
    if (!loading) return;
    event.preventDefault();
    link.ariaBusy = 'true';
    const late = new Promise<never>((_, fail) => setTimeout(fail, patience));
    Promise.race([loading, late])
      .then(
        ({ present }) => present(link),
        // In this window: by now the browser would not open another.
        () => location.assign(link.href),
      )
      .finally(() => {
        link.ariaBusy = null;
      });
  });
}

/** Phones and tablets show a framed PDF's first page alone, or nothing; they open it better themselves. */
function opensItself(link: HTMLAnchorElement): boolean {
  if (!link.dataset.presentation?.includes('"type":"pdf"')) return false;
  return (
    navigator.pdfViewerEnabled === false ||
    matchMedia('(max-width: 767px), (hover: none) and (pointer: coarse)').matches
  );
}
