import type { hydrate } from './island-runtime.client.ts';

/**
 * Finds islands and loads each one when it comes near the viewport or is used before that. An island that
 * fails to load leaves the server's markup standing.
 */
const started = new WeakSet<Element>();

async function start(root: HTMLElement): Promise<void> {
  if (started.has(root)) return;
  started.add(root);
  const { runtime, source } = root.dataset;
  if (!runtime || !source) return;
  const [{ hydrate: run }, module] = await Promise.all([
    import(/* @vite-ignore */ runtime) as Promise<{ hydrate: typeof hydrate }>,
    import(/* @vite-ignore */ source) as Promise<{ island: Parameters<typeof hydrate>[1] }>,
  ]);
  run(root, module.island);
  root.dataset.alive = '';
}

const observer = new IntersectionObserver(
  (entries) => {
    for (const entry of entries) {
      if (!entry.isIntersecting) continue;
      observer.unobserve(entry.target);
      void start(entry.target as HTMLElement);
    }
  },
  { rootMargin: '200px' },
);

for (const root of document.querySelectorAll<HTMLElement>('[data-island]')) {
  observer.observe(root);
  for (const type of ['pointerdown', 'focusin']) {
    root.addEventListener(type, () => void start(root), { once: true, passive: true });
  }
}
