interface Actions {
  /** Shows the page again, opened now. */
  readonly enter: (address: string) => void;
  readonly send: typeof fetch;
}

const visitors: Actions = {
  enter: (address) => {
    // A form sent before this script came has left the browser at the form's address.
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

/** Makes the gate in the document a real modal, and has it say what is wrong without a reload. */
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

/** Answers how to give up the attempt that is under way. */
function startAsking(gate: Gate, { enter, send }: Actions): () => void {
  const { dialog, form, field } = gate;
  const { blank = '', failed = '' } = form.dataset;
  let attempt: AbortController | undefined;

  async function unlock(): Promise<void> {
    say(gate, '');
    if (field.value.trim() === '') return say(gate, blank);
    attempt = new AbortController();
    const { signal } = attempt;
    const idle = becomeBusy(gate);
    const wrong = await ask(form, send, signal, failed);
    // Once it is right the page comes, and this stays busy until then.
    if (wrong === undefined) return enter(dialog.dataset.gate ?? '');
    attempt = undefined;
    idle();
    if (!signal.aborted) say(gate, wrong);
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!attempt) void unlock();
  });
  return () => attempt?.abort();
}

function say({ field, issue }: Gate, text: string): void {
  issue.textContent = text;
  if (text === '') {
    field.removeAttribute('aria-invalid');
    return;
  }
  field.setAttribute('aria-invalid', 'true');
  field.focus();
  field.select();
}

function becomeBusy({ button }: Gate): () => void {
  const label = button.querySelector('.button__label') ?? button;
  const idle = label.textContent;
  label.textContent = button.dataset.busy ?? idle;
  // Not `disabled`: the focus stays where it is.
  button.setAttribute('aria-disabled', 'true');
  return () => {
    label.textContent = idle;
    button.removeAttribute('aria-disabled');
  };
}

/** Sends the password. Answers what is wrong, in words for the person; undefined when nothing is. */
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
    // What else can go wrong is nothing to bother a visitor with.
    return (/^(?:access\/|limit\/|auth\/foreign-origin$)/.test(code ?? '') && message) || failed;
  } catch {
    return failed;
  }
}

/** Escape, the close control and the cancel button are the dialog's own. */
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
    // Selecting text may end with the pointer outside of the dialog; that is no wish to close it.
    if (target === dialog && pressedOutside) dialog.close();
  });
  dialog.addEventListener('close', () => {
    // Making the dialog modal closes it for a moment; that is no closing by the visitor.
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
