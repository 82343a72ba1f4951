import { listOwnElements, type Reveal } from '../shared/reveal.ts';
import { presentationFields } from './interaction.fields.ts';
import type { RevealedPresentation } from './reveal-presentation.ts';

const shownInPresentation = new Set(Object.keys(presentationFields()));

/** ms without another change before a presentation is reloaded. */
const pause = 400;

/**
 * Opens the card's presentation while a field that is only visible in it is edited, and closes it afterwards.
 */
export const revealCard: Reveal = (block) => {
  let wanted = false;
  let opened: RevealedPresentation | undefined;
  let loading = false;
  let again: ReturnType<typeof setTimeout> | undefined;
  const findLink = () => listOwnElements<HTMLAnchorElement>(block, 'a[data-presentation]')[0];

  function close(): void {
    clearTimeout(again);
    const { close: end } = opened ?? {};
    opened = undefined;
    end?.();
  }

  function open(): void {
    if (loading) return;
    loading = true;
    import('./reveal-presentation.ts').then(
      ({ revealPresentation }) => {
        loading = false;
        const link = findLink();
        if (!wanted || !link || opened || isOpenByHand()) return;
        const mine = revealPresentation(link, () => onDismiss(mine));
        opened = mine;
      },
      // If loading fails, the user can still open the presentation by its link.
      () => {
        loading = false;
      },
    );
  }

  /**
   * Handles a close by the user: the presentation stays closed until another field is edited. The `close`
   * event is asynchronous, so it may belong to an earlier presentation.
   */
  function onDismiss(closed: RevealedPresentation): void {
    if (opened !== closed) return;
    opened = undefined;
    wanted = false;
  }

  function apply(): void {
    const link = findLink();
    clearTimeout(again);
    if (!link) close();
    else if (!wanted) {
      if (!opened?.isUsed()) close();
    } else if (!opened) open();
    else if (opened.follow(link) === 'another') {
      again = setTimeout(() => {
        close();
        open();
      }, pause);
    }
  }

  return {
    show([field]) {
      wanted = shownInPresentation.has(String(field));
      apply();
    },
    refresh: apply,
    release() {
      wanted = false;
      close();
    },
  };
};

/** True if the user has already opened the presentation in the preview. */
function isOpenByHand(): boolean {
  return document.querySelector('dialog.presentation:modal') !== null;
}
