import { expect } from 'vitest';

interface Runtime {
  /** Hydrates one island. */
  readonly hydrate: (root: HTMLElement) => void;
  readonly act: (change: () => void) => Promise<void>;
}

/** Checks islands in the slots of other islands, in any order of hydration. */
export async function expectNestedIslandRules(
  page: HTMLElement,
  order: readonly string[],
  { hydrate, act }: Runtime,
): Promise<void> {
  const findIsland = (name: string) =>
    find<HTMLElement>(page, `[data-name=${name}]`).parentElement as HTMLElement;
  const readState = (name: string) => ({ ...find<HTMLElement>(page, `[data-name=${name}]`).dataset });
  const click = (name: string) =>
    act(() => find<HTMLButtonElement>(page, `[data-name=${name}] > button`).click());
  const elements = [...page.querySelectorAll('*')];

  for (const name of order) {
    await act(() => hydrate(findIsland(name)));
    expect(readState(name).alive).toBe('yes');
    // Using an island before the next one hydrates must not break either of them.
    await click(name);
  }
  await click('outer');
  await click('inner');
  await click('innermost');

  expect(readState('outer').count).toBe('3');
  expect(readState('inner').count).toBe('12');
  expect(readState('innermost').count).toBe('102');
  expect(find(page, 'p').textContent).toBe('Tekst & meer');
  expect([...page.querySelectorAll('*')]).toEqual(elements);
  expect([...page.querySelectorAll('*')].every((element, index) => element === elements[index])).toBe(true);
}

export const islandOrders = [
  ['outer', 'inner', 'innermost'],
  ['innermost', 'inner', 'outer'],
  ['inner', 'outer', 'innermost'],
  ['inner', 'innermost', 'outer'],
] as const;

function find<E extends Element>(root: HTMLElement, selector: string): E {
  const element = root.querySelector<E>(selector);
  if (!element) throw new Error(`There is no ${selector}`);
  return element;
}
