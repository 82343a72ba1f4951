import { hydrate, type VNode } from 'preact';
import { act } from 'preact/test-utils';
import { createIslandElement } from '#ui/island/hydrate-island.tsx';

/** Runs a change and waits for its effects. */
export const change = (run: () => void) => act(async () => run());

/**
 * Hydrates the island in the server's HTML with Preact, the runtime of visitors. Returns `elements`, which
 * the server rendered. `prepare` may change the props in the HTML. Throws if the HTML contains no island.
 */
export async function hydrateServerHtml(
  html: string,
  island: object,
  prepare: (root: HTMLElement) => void = () => {},
) {
  document.body.innerHTML = html;
  const root = document.querySelector<HTMLElement>('[data-island]');
  if (!root) throw new Error('There is no island');
  prepare(root);
  const elements = [...root.querySelectorAll('*')];
  await change(() => hydrate(createIslandElement(root, island as never) as unknown as VNode, root));
  return { root, elements };
}
