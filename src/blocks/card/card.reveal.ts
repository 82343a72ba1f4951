import { ownElements, type Reveal } from '../shared/reveal.ts';
import { presentationFields } from './interaction.fields.ts';
import type { RevealedPresentation } from './reveal-presentation.ts';

const shownInPresentation = new Set(Object.keys(presentationFields()));

/** ms without another change after which a presentation is loaded anew. */
const pause = 400;

/** Opens the card's presentation for the fields that only it shows, and closes it when they are left. */
export const cardReveal: Reveal = (block) => {
  let wanted = false;
  let opened: RevealedPresentation | undefined;
  let loading = false;
  let again: ReturnType<typeof setTimeout> | undefined;
  const linkOf = () => ownElements<HTMLAnchorElement>(block, 'a[data-presentation]')[0];

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
        const link = linkOf();
        if (!wanted || !link || opened || isOpenByHand()) return;
        const mine = revealPresentation(link, () => dismissed(mine));
        opened = mine;
      },
      // Then it is opened in the page, by hand.
      () => {
        loading = false;
      },
    );
  }

  /** Somebody has closed it: it stays so until another field is entered. Browsers tell of a closing late. */
  function dismissed(closed: RevealedPresentation): void {
    if (opened !== closed) return;
    opened = undefined;
    wanted = false;
  }

  function apply(): void {
    const link = linkOf();
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

/** Then it is shown already. */
function isOpenByHand(): boolean {
  return document.querySelector('dialog.presentation:modal') !== null;
}
