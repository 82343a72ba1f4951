interface PresentationModule {
  readonly present: (link: HTMLAnchorElement) => void;
}

interface Ways {
  /** True for a press that is meant to open something. */
  readonly meant: (event: MouseEvent) => boolean;
  /** Loads what opens the modal; undefined where it is not known, and the link serves. */
  readonly load: (link: HTMLAnchorElement) => Promise<PresentationModule> | undefined;
}

const visitors: Ways = {
  meant: (event) =>
    !event.defaultPrevented && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey,
  load: ({ dataset: { source } }) => (source ? import(/* @vite-ignore */ source) : undefined),
};

/** A card's presentation opens in a modal; nothing of it is loaded before somebody asks for it. */
export function startPresentations({ meant, load }: Ways = visitors): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-presentation]');
    if (!link || event.button !== 0 || !meant(event) || opensItself(link)) return;
    const loading = load(link);
    if (!loading) return;
    event.preventDefault();
    loading.then(
      ({ present }) => present(link),
      () => open(link.href, '_blank', 'noopener'),
    );
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
