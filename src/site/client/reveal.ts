/** ms of delay per block, so that blocks that appear together do so one after the other. */
const stagger = 15;
/** ms after which a block in view waits no longer, however many stand above it. */
const longestWait = 300;

/** Fades blocks in as they come into view. Only opacity: nothing moves and nothing is measured. */
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
  document.documentElement.classList.add('reveals');
}
