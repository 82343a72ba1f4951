import type { Enliven } from '#ui/island/enliven.ts';
import type { hydrate } from './island-runtime.client.ts';

type Hydrate = typeof hydrate;

/** An island's own module: what renders it, or what makes alive what the server drew. */
interface IslandModule {
  readonly island: Parameters<Hydrate>[1];
  readonly enliven: Enliven<unknown>;
}

/**
 * Finds islands and loads each one when it comes near the viewport or is used before that: a component with the
 * runtime that hydrates it, a controller by itself. An island that fails to load leaves the server's markup
 * standing and is no longer marked as one. Either way an event tells `press-script.ts`.
 */
async function start(root: HTMLElement): Promise<void> {
  const { runtime, source = '', props = '{}' } = root.dataset;
  const tell = () => root.dispatchEvent(new Event('island', { bubbles: true }));
  const alive = () => {
    root.dataset.alive = '';
    tell();
  };
  try {
    const [module, hydrating] = await Promise.all([
      import(/* @vite-ignore */ source) as Promise<IslandModule>,
      runtime && (import(/* @vite-ignore */ runtime) as Promise<{ hydrate: Hydrate }>),
    ]);
    if (hydrating) hydrating.hydrate(root, module.island, alive);
    else {
      module.enliven(root, JSON.parse(props));
      alive();
    }
  } catch (error) {
    delete root.dataset.island;
    tell();
    throw error;
  }
}

for (const root of document.querySelectorAll<HTMLElement>('[data-island]')) {
  let begun = false;
  const begin = () => {
    if (!begun) void start(root);
    begun = true;
  };
  const come = (entries: readonly IntersectionObserverEntry[]) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) begin();
  };
  new IntersectionObserver(come, { rootMargin: '200px' }).observe(root);
  // Assistive technology may press without pointer or focus.
  for (const type of ['pointerdown', 'focusin', 'click']) {
    root.addEventListener(type, begin, { once: true, passive: true });
  }
}
