/**
 * A tab of a real browser, whatever its driver. Helpers find elements by their labels and send real input.
 */
export interface Tab {
  goto(address: string): Promise<void>;
  /**
   * Runs a function in the page. The function cannot use its closure, and its arguments must be JSON values.
   */
  run<Args extends unknown[], Result>(fn: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>>;
  /** Clicks the centre of the element that the function finds, with the browser's own pointer. */
  press<Args extends unknown[]>(find: (...args: Args) => Element | undefined, ...args: Args): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  /** Presses the last key while the keys before it are held. */
  key(...names: readonly Key[]): Promise<void>;
  /** The mouse, in CSS pixels of the window, for clicks by position and for dragging. */
  readonly mouse: {
    move(x: number, y: number): Promise<void>;
    down(): Promise<void>;
    up(): Promise<void>;
  };
  close(): Promise<void>;
}

export type Key = 'Escape' | 'End' | 'Enter' | 'ArrowUp' | 'ArrowDown' | 'Control' | 'Alt' | 'l' | 'z';

/** Timeout in ms. These browsers are slow on machines without a GPU, and nothing is measured here. */
const timeoutMs = 60_000;

/**
 * Waits until the function, run in the page, returns a truthy value. Throws with `what` after the timeout.
 */
export async function waitUntil<Args extends unknown[]>(
  tab: Tab,
  what: string,
  fn: (...args: Args) => unknown,
  ...args: Args
): Promise<void> {
  const end = Date.now() + timeoutMs;
  while (Date.now() < end) {
    // A page that is navigating throws.
    if (await tab.run(fn, ...args).catch(() => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Never came: ${what}`);
}

/**
 * Clicks the element with this selector and name, once it exists. The name is its `aria-label` or its text.
 */
export async function pressNamed(tab: Tab, selector: string, name: string): Promise<void> {
  await pressFound(tab, `${selector} “${name}”`, findNamed, selector, name);
}

/** Clicks the element that the function finds, once it exists. */
export async function pressFound<Args extends unknown[]>(
  tab: Tab,
  what: string,
  find: (...args: Args) => Element | undefined,
  ...args: Args
): Promise<void> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    try {
      return await tab.press(find, ...args);
    } catch (error) {
      if (Date.now() > end) throw new Error(`Could not press ${what}: ${error}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

function findNamed(selector: string, name: string): Element | undefined {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (element) =>
      element.checkVisibility() &&
      (element.ariaLabel ?? element.textContent).replace(/\s+/g, ' ').trim() === name,
  );
  found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return found;
}

/** Focuses a field, selects its value and types over it. */
export async function fill(tab: Tab, selector: string, text: string): Promise<void> {
  await waitUntil(tab, selector, (query: string) => document.querySelector(query) !== null, selector);
  await tab.run((query: string) => {
    const field = document.querySelector<HTMLInputElement>(query);
    field?.focus();
    field?.select();
  }, selector);
  await tab.type(text);
}

/** Types over the whole content of a rich text field. */
export async function write(tab: Tab, selector: string, text: string): Promise<void> {
  await waitUntil(tab, selector, (query: string) => document.querySelector(query) !== null, selector);
  await tab.run((query: string) => {
    const written = document.querySelector<HTMLElement>(query);
    written?.focus();
    if (written) getSelection()?.selectAllChildren(written);
  }, selector);
  await tab.type(text);
}

/** Waits until the editor shows that the server has all changes. */
export async function waitUntilSaved(tab: Tab): Promise<void> {
  await waitUntil(
    tab,
    'Saved',
    () => document.querySelector('header [role=status]')?.textContent === 'Saved',
  );
}
