import type { ViewStore } from '../services/view-store.ts';

/** A link that opens a dialog: the versions of the page, or one of them (`?versions`), and what publishing changes (`?publish`). */
export function arrive(view: ViewStore): void {
  const address = new URL(window.location.href);
  const selected = address.searchParams.get('versions');
  if (selected !== null) view.setState({ dialog: { type: 'versions', selected: selected || undefined } });
  if (!address.searchParams.has('publish')) return;
  view.setState({ dialog: { type: 'publish' } });
  // Once: loading the page anew is no wish to publish.
  address.searchParams.delete('publish');
  window.history.replaceState(window.history.state, '', address);
}
