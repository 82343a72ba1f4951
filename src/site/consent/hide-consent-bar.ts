/** Takes the question away. Who answered it with the keyboard goes on where the answer can be changed. */
export function hideConsentBar(): void {
  const bar = document.querySelector<HTMLElement>('.consent-bar');
  if (!bar || bar.hidden) return;
  const hadFocus = bar.contains(document.activeElement);
  bar.hidden = true;
  if (hadFocus) document.querySelector<HTMLElement>('.footer [data-action]')?.focus({ preventScroll: true });
}
