import { drawPins } from './draw-pins.ts';
import { pointAtBlock } from './point-at-block.ts';
import { rememberName } from './remember-name.ts';

/** What a shared draft does beyond its forms: remarks are pinned by pointing, and stand at their blocks. */
export function startResponses(): void {
  const responses = document.querySelector<HTMLElement>('.responses');
  if (!responses) return;
  rememberName(responses);
  drawPins(responses);
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-point]')) {
    button.addEventListener('click', () => pointAtBlock(responses, button));
  }
}
