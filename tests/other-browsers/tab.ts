/** A tab of a real browser, however it is driven. Finds things as a person names them, and presses for real. */
export interface Tab {
  goto(address: string): Promise<void>;
  /** Runs a function without closure in the page, with arguments that JSON can say. */
  run<Args extends unknown[], Result>(fn: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>>;
  /** Presses the middle of the element that the function finds, by the browser's own pointer. */
  press<Args extends unknown[]>(find: (...args: Args) => Element | undefined, ...args: Args): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  /** Presses a key while those before it are held. */
  key(...names: readonly Key[]): Promise<void>;
  /** The mouse, in CSS pixels of the window: for what is pressed by its place, and for what is dragged. */
  readonly mouse: {
    move(x: number, y: number): Promise<void>;
    down(): Promise<void>;
    up(): Promise<void>;
  };
  close(): Promise<void>;
}

export type Key = 'Escape' | 'End' | 'Enter' | 'ArrowUp' | 'ArrowDown' | 'Control' | 'Alt' | 'l' | 'z';

/** ms: these browsers are slow where they have no graphics of their own, and nothing is measured here. */
const patience = 60_000;

/** Waits until the function, run in the page, answers yes; says what was waited for when it never does. */
export async function until<Args extends unknown[]>(
  tab: Tab,
  what: string,
  fn: (...args: Args) => unknown,
  ...args: Args
): Promise<void> {
  const end = Date.now() + patience;
  while (Date.now() < end) {
    // A page on its way to the next one answers nothing.
    if (await tab.run(fn, ...args).catch(() => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Never came: ${what}`);
}

/** Presses what has this selector and name, once it is there. Names are labels, or the words on it. */
export async function pressNamed(tab: Tab, selector: string, name: string): Promise<void> {
  await pressFound(tab, `${selector} “${name}”`, findNamed, selector, name);
}

/** Presses what the function finds, once it is there. */
export async function pressFound<Args extends unknown[]>(
  tab: Tab,
  what: string,
  find: (...args: Args) => Element | undefined,
  ...args: Args
): Promise<void> {
  const end = Date.now() + patience;
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

/** Puts the cursor into a field, at its end with everything selected, and types. */
export async function fill(tab: Tab, selector: string, text: string): Promise<void> {
  await until(tab, selector, (query: string) => document.querySelector(query) !== null, selector);
  await tab.run((query: string) => {
    const field = document.querySelector<HTMLInputElement>(query);
    field?.focus();
    field?.select();
  }, selector);
  await tab.type(text);
}

/** Types over all that a text written as it looks says. */
export async function write(tab: Tab, selector: string, text: string): Promise<void> {
  await until(tab, selector, (query: string) => document.querySelector(query) !== null, selector);
  await tab.run((query: string) => {
    const written = document.querySelector<HTMLElement>(query);
    written?.focus();
    if (written) getSelection()?.selectAllChildren(written);
  }, selector);
  await tab.type(text);
}

/** Waits until the editor says that the server has the work. */
export async function untilSaved(tab: Tab): Promise<void> {
  await until(tab, 'Saved', () => document.querySelector('header [role=status]')?.textContent === 'Saved');
}
