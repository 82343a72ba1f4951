interface Actions {
  /** Loads the page after access was granted. */
  readonly enter: (address: string) => void;
  readonly send: typeof fetch;
}

const visitors: Actions = {
  enter: (address) => {
    // A form submitted before this script ran has left the browser at the form's URL.
    if (location.pathname.startsWith('/api/')) location.replace(address);
    else location.reload();
  },
  send: (...request) => fetch(...request),
};

interface Gate {
  readonly dialog: HTMLDialogElement;
  readonly form: HTMLFormElement;
  readonly field: HTMLInputElement;
  readonly button: HTMLButtonElement;
  readonly issue: HTMLElement;
}

/** Makes the gate's dialog modal and shows errors without a reload. */
export function startGate(actions: Actions = visitors): void {
  const gate = findGate();
  if (!gate) return;
  const stop = startAsking(gate, actions);
  startClosing(gate.dialog, stop);
  startShowing(gate);
  if (!gate.dialog.open) return;
  gate.dialog.close();
  gate.dialog.showModal();
}

function findGate(): Gate | undefined {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[data-gate]');
  const form = dialog?.querySelector<HTMLFormElement>('form[data-blank]');
  const field = form?.querySelector<HTMLInputElement>('input[name=password]');
  const button = form?.querySelector<HTMLButtonElement>('[data-busy]');
  const issue = form?.querySelector<HTMLElement>('[role=alert]');
  return dialog && form && field && button && issue ? { dialog, form, field, button, issue } : undefined;
}

/** Starts the password form. Returns a function that cancels the pending request. */
function startAsking(gate: Gate, { enter, send }: Actions): () => void {
  const { dialog, form, field } = gate;
  const { blank = '', failed = '' } = form.dataset;
  let attempt: AbortController | undefined;

  async function unlock(): Promise<void> {
    showIssue(gate, '');
    if (field.value.trim() === '') return showIssue(gate, blank);
    attempt = new AbortController();
    const { signal } = attempt;
    const idle = showBusy(gate);
    const wrong = await ask(form, send, signal, failed);
    // After success the page loads; the form stays busy until then.
    if (wrong === undefined) return enter(dialog.dataset.gate ?? '');
    attempt = undefined;
    idle();
    if (!signal.aborted) showIssue(gate, wrong);
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!attempt) void unlock();
  });
  return () => attempt?.abort();
}

function showIssue({ field, issue }: Gate, text: string): void {
  issue.textContent = text;
  if (text === '') {
    field.removeAttribute('aria-invalid');
    return;
  }
  field.setAttribute('aria-invalid', 'true');
  field.focus();
  field.select();
}

function showBusy({ button }: Gate): () => void {
  const label = button.querySelector('.button__label') ?? button;
  const idle = label.textContent;
  label.textContent = button.dataset.busy ?? idle;
  // `disabled` would lose the focus.
  button.setAttribute('aria-disabled', 'true');
  return () => {
    label.textContent = idle;
    button.removeAttribute('aria-disabled');
  };
}

/** Submits the password. Returns the error message to show; undefined after success. */
async function ask(
  form: HTMLFormElement,
  send: typeof fetch,
  signal: AbortSignal,
  failed: string,
): Promise<string | undefined> {
  try {
    const answer = await send(form.action, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(new FormData(form))),
      signal,
    });
    if (answer.ok) return undefined;
    const { code, message } = (await answer.json()) as { code?: string; message?: string };
    // Other errors would not help a visitor.
    return (/^(?:access\/|limit\/|auth\/foreign-origin$)/.test(code ?? '') && message) || failed;
  } catch {
    return failed;
  }
}

/**
 * Handles clicks on the backdrop and the `close` event. Escape, the close button and the cancel button are
 * native.
 */
function startClosing(dialog: HTMLDialogElement, closed: () => void): void {
  const opener = document.querySelector<HTMLFormElement>('form[data-gate-open]');
  opener?.addEventListener('submit', (event) => {
    event.preventDefault();
    dialog.classList.add('gate--again');
    dialog.showModal();
  });
  let pressedOutside = false;
  dialog.addEventListener('pointerdown', ({ target }) => {
    pressedOutside = target === dialog;
  });
  dialog.addEventListener('click', ({ target }) => {
    // A text selection may end outside the dialog, which is not a click on the backdrop.
    if (target === dialog && pressedOutside) dialog.close();
  });
  dialog.addEventListener('close', () => {
    // Making the dialog modal closes it for a moment, which is not the visitor's action.
    if (dialog.open) return;
    closed();
    opener?.querySelector('button')?.focus();
  });
}

function startShowing({ form, field }: Gate): void {
  const toggle = form.querySelector<HTMLButtonElement>('[data-gate-show]');
  toggle?.addEventListener('click', () => {
    const shown = field.type === 'password';
    field.type = shown ? 'text' : 'password';
    toggle.setAttribute('aria-pressed', String(shown));
    field.focus();
  });
}
