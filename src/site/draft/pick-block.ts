import { onLayoutChange, placeOver } from './place-over.ts';

interface Target {
  readonly id: string;
  readonly block: HTMLElement;
  readonly button: HTMLButtonElement;
}

/**
 * Lets the visitor choose the block to comment on: each block gets a button over its whole area, for mouse,
 * touch and keyboard. The rest of the page is inert until a block is chosen or Escape is pressed.
 */
export function pickBlock(opener: HTMLElement, choose: (blockId: string) => void): void {
  const select = document.querySelector<HTMLSelectElement>('select[name=block]');
  if (!select) return;
  const layer = document.createElement('div');
  layer.className = 'draft-points';
  layer.setAttribute('role', 'dialog');
  layer.setAttribute('aria-modal', 'true');
  layer.setAttribute('aria-label', select.dataset.hint ?? '');
  const targets = listTargets(select);
  const [first] = targets;
  if (!first) return;
  const bar = createBar(select, cancel);
  layer.append(...targets.map(({ button }) => button), bar);
  const others = [...document.body.children].filter(
    (child): child is HTMLElement => child instanceof HTMLElement,
  );
  document.body.append(layer);
  const stop = onLayoutChange(place);
  const wereInert = others.filter(({ inert }) => inert);
  for (const other of others) other.inert = true;

  function place(): void {
    for (const { button, block } of targets) placeOver(button, layer, block.getBoundingClientRect());
  }
  function end(): void {
    stop();
    document.removeEventListener('keydown', onKeyDown);
    layer.remove();
    for (const other of others) other.inert = wereInert.includes(other);
  }
  function cancel(): void {
    end();
    opener.focus({ preventScroll: true });
    opener.scrollIntoView({ block: 'center' });
  }

  for (const { id, button } of targets) {
    button.addEventListener('click', () => {
      end();
      choose(id);
    });
  }
  // On the document, since a click beside the blocks may have moved the focus.
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') cancel();
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp')
      goAlong(targets, event.key === 'ArrowDown' ? 1 : -1);
    else return;
    event.preventDefault();
  }
  document.addEventListener('keydown', onKeyDown);
  place();
  findFirstInView(targets, first).button.focus({ preventScroll: true });
}

/** Lists the blocks of the form's select that are on the page. */
function listTargets(select: HTMLSelectElement): Target[] {
  return [...select.options].flatMap(({ value: id, label, dataset }) => {
    const block = document.getElementById(dataset.anchor ?? '');
    if (id === '' || block === null || block.getClientRects().length === 0) return [];
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'draft-point';
    button.setAttribute('aria-label', label);
    return [{ id, block, button }];
  });
}

function createBar(select: HTMLSelectElement, cancel: () => void): HTMLElement {
  const bar = document.createElement('p');
  bar.className = 'draft-points__bar';
  const hint = document.createElement('span');
  hint.textContent = select.dataset.hint ?? '';
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'draft-points__cancel';
  button.textContent = select.dataset.cancel ?? '';
  button.addEventListener('click', cancel);
  bar.append(hint, button);
  return bar;
}

function goAlong(targets: readonly Target[], step: number): void {
  const at = targets.findIndex(({ button }) => button === document.activeElement);
  const next = targets[Math.min(Math.max(at + step, 0), targets.length - 1)];
  next?.button.focus({ preventScroll: true });
  next?.block.scrollIntoView({ block: 'nearest' });
}

/** Finds the first block in view; if none is, scrolls to the first block. */
function findFirstInView(targets: readonly Target[], first: Target): Target {
  const isInSight = ({ block }: Target) => {
    const { top, bottom } = block.getBoundingClientRect();
    return bottom > 0 && top < innerHeight / 2;
  };
  const found = targets.find(isInSight);
  if (found) return found;
  first.block.scrollIntoView({ block: 'center' });
  return first;
}
