import { type CommentPanel, createCommentPanel } from './comment-panel.ts';
import { pickBlock } from './pick-block.ts';
import { onLayoutChange } from './place-over.ts';

/**
 * Starts the script of a shared draft: comments are placed by clicking a block, shown as pins at their blocks,
 * and opened beside them.
 */
export function startResponses(): void {
  const responses = document.querySelector<HTMLElement>('.responses');
  if (!responses) return;
  rememberName(responses);
  const layer = document.createElement('div');
  layer.className = 'draft-pins';
  responses.before(layer);
  const panel = createCommentPanel(responses, layer);
  const pins = drawPins(responses, layer, panel);
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-point]')) {
    button.addEventListener('click', () => pickBlock(button, (id) => panel.open(id, button, 'words')));
  }
  // After a form is sent, the URL's hash names its comment, whose panel opens again.
  pins.get(location.hash.slice(1))?.click();
}

/** Puts a numbered pin at the block of each open comment; it opens the panel. Returns the pins by comment. */
function drawPins(
  responses: HTMLElement,
  layer: HTMLElement,
  panel: CommentPanel,
): Map<string, HTMLButtonElement> {
  const pins = [...responses.querySelectorAll<HTMLElement>('[data-pin]')].flatMap((comment) => {
    const block = document.getElementById(comment.dataset.pin ?? '');
    return block ? [{ id: comment.id, block, pin: createPin(comment, panel) }] : [];
  });
  layer.append(...pins.map(({ pin }) => pin));
  onLayoutChange(() => {
    const at = new Map<HTMLElement, number>();
    // Placed from the edge inwards, so that the first one is leftmost.
    for (const { block, pin } of pins.toReversed()) {
      const before = at.get(block) ?? 0;
      at.set(block, before + 1);
      const { right, top } = block.getBoundingClientRect();
      const { width } = pin.getBoundingClientRect();
      // Several pins at one block are beside each other, within the page.
      const edge = Math.min(right + width / 2, document.documentElement.clientWidth - width / 2);
      const corner = layer.getBoundingClientRect();
      pin.style.left = `${edge - width * (before + 1) - corner.left}px`;
      pin.style.top = `${top - corner.top}px`;
    }
  });
  return new Map(pins.map(({ id, pin }) => [id, pin]));
}

function createPin(comment: HTMLElement, panel: CommentPanel): HTMLButtonElement {
  const pin = document.createElement('button');
  pin.type = 'button';
  pin.className = 'draft-pin';
  pin.addEventListener('click', () => panel.open(comment.dataset.block ?? '', pin));
  pin.textContent = comment.dataset.number ?? '';
  pin.setAttribute('aria-label', comment.dataset.label ?? '');
  return pin;
}

const key = 'vitrine-draft-name';

/** Fills in the name that was used before in this tab, unless storage is blocked. */
export function rememberName(responses: HTMLElement, kept: () => Storage = () => sessionStorage): void {
  const known = attempt(() => kept().getItem(key)) ?? '';
  for (const field of responses.querySelectorAll<HTMLInputElement>('[data-name]')) {
    if (field.value === '') field.value = known;
    field.form?.addEventListener('submit', () => {
      const name = field.value.trim();
      if (name !== '') attempt(() => kept().setItem(key, name));
    });
  }
}

/** Runs a function that may throw because accessing blocked storage throws. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
