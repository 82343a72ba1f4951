import { runWhenLoaded } from './run-when.ts';

/** ms between blocks that appear at the same time. */
const stagger = 15;
/** Maximum delay in ms of a block in view. */
const longestWait = 300;

/**
 * Fades blocks in when they come into view. Only opacity changes, so nothing is laid out or measured. Their
 * images load once the page with its first images has loaded and been painted (`base.css`).
 */
export function startReveal(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        if (!entry.isIntersecting) continue;
        observer.unobserve(entry.target);
        const block = entry.target as HTMLElement;
        block.style.transitionDelay = `${Math.min(Number(block.dataset.reveal) * stagger, longestWait)}ms`;
        block.dataset.shown = '';
      }
    },
    { threshold: 0.01, rootMargin: '100px 0px 0px' },
  );
  for (const block of document.querySelectorAll('[data-reveal]')) observer.observe(block);
  // The frame after the next one begins when the first images have been painted.
  runWhenLoaded(() =>
    requestAnimationFrame(() =>
      requestAnimationFrame(() => document.documentElement.classList.add('reveals')),
    ),
  );
}
