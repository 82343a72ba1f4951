const findBar = () => document.querySelector<HTMLElement>('.consent-bar');

let observer: ResizeObserver | undefined;

/** Shows the question, and tells the page how much of it is covered: the end stays readable, the focus in view. */
export function showConsentBar(): void {
  const bar = findBar();
  if (!bar) return;
  bar.hidden = false;
  observer ??= new ResizeObserver(() => {
    const covered = bar.hidden ? 0 : innerHeight - bar.offsetTop;
    document.documentElement.style.setProperty('--consent-bar', `${covered}px`);
  });
  observer.observe(bar);
}

/** Takes the question away. Who answered it with the keyboard goes on where the answer can be changed. */
export function hideConsentBar(): void {
  const bar = findBar();
  if (!bar || bar.hidden) return;
  const hadFocus = bar.contains(document.activeElement);
  bar.hidden = true;
  if (hadFocus) document.querySelector<HTMLElement>('.footer [data-action]')?.focus({ preventScroll: true });
}
