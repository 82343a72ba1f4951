import type { hydrate } from './island-runtime.client.ts';

/**
 * Finds islands and loads each one when it comes near the viewport or is used before that. An island that
 * fails to load leaves the server's markup standing, and is none any more. Either way `press-script.ts` hears.
 */
const started = new WeakSet<Element>();

async function start(root: HTMLElement): Promise<void> {
  if (started.has(root)) return;
  started.add(root);
  const { runtime = '', source = '' } = root.dataset;
  const tell = () => root.dispatchEvent(new Event('island', { bubbles: true }));
  try {
    const [{ hydrate: run }, module] = await Promise.all([
      import(/* @vite-ignore */ runtime) as Promise<{ hydrate: typeof hydrate }>,
      import(/* @vite-ignore */ source) as Promise<{ island: Parameters<typeof hydrate>[1] }>,
    ]);
    run(root, module.island, () => {
      root.dataset.alive = '';
      tell();
    });
  } catch (error) {
    delete root.dataset.island;
    tell();
    throw error;
  }
}

const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) void start(target as HTMLElement);
    }
  },
  { rootMargin: '200px' },
);

for (const root of document.querySelectorAll<HTMLElement>('[data-island]')) {
  observer.observe(root);
  // Assistive technology may press without pointer or focus.
  for (const type of ['pointerdown', 'focusin', 'click']) {
    root.addEventListener(type, () => void start(root), { once: true, passive: true });
  }
}
