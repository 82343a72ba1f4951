import styles from '#ui/toast/toast.css?inline';
import { toastTimes } from '#ui/toast/toast-times.ts';
import { addStyles } from '../client/add-styles.ts';

/**
 * ms between adding the live region and its text: screen readers announce changes in a region that they know.
 */
const announceDelay = 100;

/**
 * Shows a toast to a visitor: visible for the specified time, then fading, then removed. The timer pauses
 * while it is hovered. `ui/toast/toast.tsx` is the equivalent for React.
 */
export function showToast(text: string): void {
  addStyles('toast', styles);
  const region = raiseRegion();
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

/** Shows the region again, above a dialog that opened later: a popover is in the top layer. */
function raiseRegion(): HTMLElement {
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
