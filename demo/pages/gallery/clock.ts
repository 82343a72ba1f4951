import type { Copy } from '../../seed-page.ts';

/**
 * Example of an iframe with a script: a station clock that also tells the time in figures on request. With
 * reduced motion it moves once per minute.
 */
const ticks = Array.from(
  { length: 12 },
  (_, hour) => `<path d="M0-86v14" transform="rotate(${hour * 30})"/>`,
);

const face =
  '<svg viewBox="-100 -100 200 200" aria-hidden="true"><circle r="98"/>' +
  `<g>${ticks.join('')}</g>` +
  '<path id="h" d="M0 12V-52"/><path id="m" d="M0 16V-76"/><g id="s"><path d="M0 22V-58"/><circle cy="-58" r="8"/></g></svg>';

const script = `
const calm = matchMedia('(prefers-reduced-motion: reduce)');
const button = document.querySelector('button');
const turn = (id, degrees) => document.getElementById(id).setAttribute('transform', 'rotate(' + degrees + ')');
function tell() {
  const now = new Date(), minutes = now.getMinutes();
  turn('h', now.getHours() * 30 + minutes / 2);
  turn('m', minutes * 6);
  turn('s', calm.matches ? 0 : now.getSeconds() * 6);
  if (button.dataset.asked) button.textContent = now.toLocaleTimeString('nl');
}
button.onclick = () => { button.dataset.asked = true; tell() };
tell();
setInterval(tell, 1000);
`;

const ground = '#123a4a';

const html = (question: string): string =>
  `<main>${face}<button type="button">${question}</button></main><script>${script}</script>`;

export const clock = {
  ground,
  html: { nl: html('Hoe laat is het?'), en: html('What’s the time?') } satisfies Copy,
  css: `body { margin: 0; background: ${ground}; font-size: clamp(1.125rem, 3vw, 2rem); font-weight: 600 }
main { display: flex; flex-wrap: wrap; align-items: center; justify-content: center; gap: 1rem 9vw; min-height: 100vh }
svg { width: min(20rem, 62vw); fill: none; stroke: #17242b; stroke-width: 7 }
svg > circle { fill: #f6efe2; stroke: none }
#m { stroke-width: 5 }
#s { stroke: #d8432a; stroke-width: 2.5 }
#s circle { fill: #d8432a }
button { min-width: 9.5em; padding: .6em 1.4em; border: 0; border-radius: 999px; background: #f6efe2; color: ${ground}; font: inherit; font-variant-numeric: tabular-nums; cursor: pointer }
button:focus-visible { outline: 2px solid #fff; outline-offset: 3px }`,
};
