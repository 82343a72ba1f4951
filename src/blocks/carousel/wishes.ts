interface Wishes {
  readonly step: (by: -1 | 1) => void;
  readonly go: (to: number) => void;
  /** Pauses or resumes automatic movement. */
  readonly toggle: () => void;
}

/**
 * Handles clicks on the controls. The listener is delegated, since React replaces controls in the live
 * preview.
 */
export function watchControls(controls: HTMLElement, signal: AbortSignal, wishes: Wishes): void {
  const press = ({ target }: Event) => {
    const button = (target as Element).closest('button');
    const dot = [...controls.querySelectorAll('.carousel__dot')].indexOf(button as Element);
    const { step, play } = button?.dataset ?? {};
    if (dot >= 0) wishes.go(dot);
    if (step) wishes.step(step === '1' ? 1 : -1);
    if (play) wishes.toggle();
  };
  controls.addEventListener('click', press, { signal });
}

/** Handles the arrow keys, unless a focused element uses them. */
export function watchKeys(body: HTMLElement, signal: AbortSignal, step: Wishes['step']): void {
  const press = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : undefined;
    const modified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (!by || modified || event.defaultPrevented) return;
    if ((event.target as Element).closest('video,input,textarea,select')) return;
    event.preventDefault();
    step(by);
  };
  body.addEventListener('keydown', press, { signal });
}
