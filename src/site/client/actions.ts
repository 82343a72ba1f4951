const actions: Readonly<Record<string, () => void>> = {
  back: () => history.back(),
  reload: () => location.reload(),
};

/** What buttons and links with a `data-action` do. An action nobody knows is only logged. */
export function startActions(): void {
  document.addEventListener('click', (event) => {
    const target = (event.target as Element).closest<HTMLElement>('[data-action]');
    if (!target) return;
    const name = target.dataset.action ?? '';
    const action = actions[name];
    // A visitor who came straight here has nothing to go back to: the link's own address serves.
    if (name === 'back' && history.length < 2) return;
    if (!action) {
      // biome-ignore lint/suspicious/noConsole: the specification asks for a log line
      console.info(`Unknown button action: ${name}`);
      return;
    }
    event.preventDefault();
    action();
  });
  document.addEventListener('error', markFailed, true);
}

/** A picture that cannot be loaded gets the error-coloured box. */
function markFailed(event: Event): void {
  if (event.target instanceof HTMLImageElement) event.target.dataset.failed = '';
}
