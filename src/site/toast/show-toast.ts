import styles from '#ui/toast/toast.css?inline';
import { toastTimes } from '#ui/toast/toast-times.ts';
import { addStyles } from '../client/add-styles.ts';

/** ms between the live region and its first words: a reader announces what changes in a region it knows. */
const announceDelay = 100;

/**
 * Shows a short message to a visitor: fully visible for the specified time, then fading, then gone. Time stands
 * still while somebody points at it. `ui/toast/toast.tsx` is the same where React runs.
 */
export function showToast(text: string): void {
  addStyles('toast', styles);
  const region = raisedRegion();
  const toast = document.createElement('div');
  toast.className = 'toast';
  toast.textContent = text;
  toast.style.setProperty('--fade', `${toastTimes.fade}ms`);

  let timer: ReturnType<typeof setTimeout>;
  const remove = () => {
    toast.remove();
    if (region.childElementCount === 0) region.hidePopover();
  };
  const fade = () => {
    toast.classList.add('toast--fading');
    timer = setTimeout(remove, toastTimes.fade);
  };
  const stay = () => {
    clearTimeout(timer);
    toast.classList.remove('toast--fading');
  };
  const leave = () => {
    timer = setTimeout(fade, toastTimes.visible);
  };
  toast.addEventListener('pointerenter', stay);
  toast.addEventListener('pointerleave', leave);
  setTimeout(() => {
    region.append(toast);
    leave();
  }, announceDelay);
}

/** A popover stands in the top layer: shown again it is above a dialog that was opened since. */
function raisedRegion(): HTMLElement {
  const found = document.querySelector<HTMLElement>('section.toasts');
  const region = found ?? document.createElement('section');
  if (!found) {
    region.className = 'toasts';
    region.popover = 'manual';
    region.ariaLive = 'polite';
    document.body.append(region);
  }
  if (region.matches(':popover-open')) region.hidePopover();
  region.showPopover();
  return region;
}
