import type { HydrateMarkup } from '#ui/island/island-controller.ts';
import type { hydrate } from './island-runtime.client.ts';

type Hydrate = typeof hydrate;

/** An island's module: a component to hydrate, or a controller for the server's markup. */
interface IslandModule {
  readonly island: Parameters<Hydrate>[1];
  readonly hydrate: HydrateMarkup<unknown>;
}

/**
 * Loads each island when it comes near the viewport or is used before: a component with the runtime that
 * hydrates it, or a controller alone. An island that fails to load keeps the server's markup and is no longer
 * marked as an island. In both cases an event tells `press-script.ts`.
 */
async function start(root: HTMLElement): Promise<void> {
  const { runtime, source = '', props = '{}' } = root.dataset;
  const tell = () => root.dispatchEvent(new Event('island', { bubbles: true }));
  const markAlive = () => {
    root.dataset.alive = '';
    tell();
  };
  try {
    const [module, hydrating] = await Promise.all([
      import(/* @vite-ignore */ source) as Promise<IslandModule>,
      runtime && (import(/* @vite-ignore */ runtime) as Promise<{ hydrate: Hydrate }>),
    ]);
    if (hydrating) hydrating.hydrate(root, module.island, markAlive);
    else {
      module.hydrate(root, JSON.parse(props));
      markAlive();
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
  const onIntersection = (entries: readonly IntersectionObserverEntry[]) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) begin();
  };
  new IntersectionObserver(onIntersection, { rootMargin: '200px' }).observe(root);
  // Assistive technology may click without pointer or focus events.
  for (const type of ['pointerdown', 'focusin', 'click']) {
    root.addEventListener(type, begin, { once: true, passive: true });
  }
}
