import { onLayoutChange } from './place-over.ts';

/** Panel with the comments on a block, beside that block; on phones a sheet at the lower edge. */
export interface CommentPanel {
  /** @param opener gets the focus when the panel is closed */
  open(blockId: string, opener: HTMLElement, focuses?: 'words' | 'panel'): void;
}

/**
 * Creates the panel. It borrows the comments and the form from the list below the page, so that both work the
 * same with and without scripts, and returns them when it is closed.
 */
export function createCommentPanel(responses: HTMLElement, layer: HTMLElement): CommentPanel {
  const form = responses.querySelector<HTMLFormElement>('[data-comment-form]');
  const select = form?.querySelector<HTMLSelectElement>('select[name=block]');
  const words = form?.querySelector<HTMLTextAreaElement>('textarea[name=words]');
  let close: (() => void) | undefined;

  function open(blockId: string, opener: HTMLElement, focuses: 'words' | 'panel' = 'panel'): void {
    const option = [...(select?.options ?? [])].find(({ value }) => value === blockId);
    const block = document.getElementById(option?.dataset.anchor ?? '');
    if (!form || !select || !option || !block) return;
    close?.();
    const panel = createPanel(option.dataset.thread ?? '', responses.dataset.close ?? '', end);
    const list = document.createElement('ol');
    list.className = 'responses__list';
    const comments = [...responses.querySelectorAll<HTMLElement>('[data-pin]')].filter(
      ({ dataset }) => dataset.pin === block.id,
    );
    const giveBack = [...comments.map((comment) => lend(comment, list)), lend(form, panel)];
    if (comments.length > 0) form.before(list);
    select.value = blockId;
    layer.append(panel);
    block.toggleAttribute('data-discussed', true);
    const stop = onLayoutChange(() => placeBeside(panel, layer, block));
    placeBeside(panel, layer, block);
    document.addEventListener('keydown', onKeyDown);
    // The sheet covers the lower part of a phone.
    const isSheet = getComputedStyle(panel).position === 'fixed';
    block.scrollIntoView({ block: isSheet ? 'start' : 'center' });
    (focuses === 'words' ? words : panel)?.focus({ preventScroll: true });

    function end(): void {
      close = undefined;
      stop();
      document.removeEventListener('keydown', onKeyDown);
      block?.toggleAttribute('data-discussed', false);
      for (const back of giveBack) back();
      panel.remove();
      opener.focus({ preventScroll: true });
    }
    function onKeyDown(event: KeyboardEvent): void {
      if (event.key === 'Escape') end();
    }
    close = end;
  }
  return { open };
}

function createPanel(label: string, closeLabel: string, close: () => void): HTMLElement {
  const panel = document.createElement('section');
  panel.className = 'draft-panel';
  panel.setAttribute('role', 'dialog');
  panel.setAttribute('aria-label', label);
  panel.tabIndex = -1;
  const head = document.createElement('div');
  head.className = 'draft-panel__head';
  const title = document.createElement('p');
  title.textContent = label;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'draft-panel__close';
  button.textContent = closeLabel;
  button.addEventListener('click', close);
  head.append(title, button);
  panel.append(head);
  return panel;
}

/** Moves an element, and returns a function that puts it back. */
function lend(element: HTMLElement, to: HTMLElement): () => void {
  const place = document.createComment('');
  element.replaceWith(place);
  to.append(element);
  return () => place.replaceWith(element);
}

/** Right of the block, or over its right edge where the window ends. Phones place the sheet by CSS. */
function placeBeside(panel: HTMLElement, layer: HTMLElement, block: HTMLElement): void {
  const { right, top } = block.getBoundingClientRect();
  const corner = layer.getBoundingClientRect();
  const gap = 16;
  const edge = document.documentElement.clientWidth - panel.offsetWidth - gap;
  panel.style.setProperty('--left', `${Math.max(gap, Math.min(right + gap, edge)) - corner.left}px`);
  panel.style.setProperty('--top', `${top - corner.top}px`);
}
