import { pressFound, type Tab, waitUntil } from './tab.ts';

/** A block as the API accepts it. */
export type WalkBlock = { readonly id: string; readonly type: string } & Readonly<Record<string, unknown>>;

export const text = (id: string, content: string): WalkBlock => ({ id, type: 'text', content });

/** Creates pages through the API, in a tab where the owner is signed in. Returns their ids. */
export async function makePages(
  tab: Tab,
  pages: readonly { readonly title: string; readonly overview: readonly WalkBlock[] }[],
): Promise<readonly string[]> {
  return tab.run(async (all) => {
    const { token } = await (await fetch('/api/auth/token', { method: 'POST' })).json();
    // Suppress the hints of a first visit, which would cover the elements to click.
    localStorage.setItem('vitrine-editor-hints', JSON.stringify(['owner@studio.example']));
    const ids: string[] = [];
    for (const { title, overview } of all) {
      const answer = await fetch('/api/pages', {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          identifier: `proef-${crypto.randomUUID()}`,
          title: { nl: title, en: title },
          showInMenu: false,
          overview,
        }),
      });
      if (!answer.ok) throw new Error(`The page was not made: ${await answer.text()}`);
      ids.push((await answer.json()).id);
    }
    return ids;
  }, pages);
}

/** Creates a page, opens it in the editor, and waits until the frame shows these words. */
export async function openOwnPage(tab: Tab, origin: string, overview: readonly WalkBlock[], shows: string) {
  const [id] = await makePages(tab, [{ title: 'Een proef', overview }]);
  await tab.goto(`${origin}/admin/pages/edit/${id}`);
  await waitForPageText(tab, shows);
}

/** Waits until a frame with the page shows these words. */
export async function waitForPageText(tab: Tab, words: string): Promise<void> {
  await waitUntil(
    tab,
    `“${words}” in the page`,
    (shown: string) =>
      [...document.querySelectorAll('iframe')].some((frame) =>
        frame.contentDocument?.querySelector('main')?.textContent.includes(shown),
      ),
    words,
  );
}

/** Clicks a row of the outline. */
export async function selectRow(tab: Tab, name: string): Promise<void> {
  await pressFound(
    tab,
    `the row “${name}”`,
    (shown: string) =>
      [...document.querySelectorAll('[role=treeitem][aria-selected]')].find((row) =>
        row.textContent.includes(shown),
      ),
    name,
  );
}

/** Clicks a text of the page in the frame, by its coordinates in the window. */
export async function pressInPage(tab: Tab, words: string): Promise<void> {
  const point = await tab.run((shown: string) => {
    const frame = document.querySelector('iframe');
    const found = [...(frame?.contentDocument?.querySelectorAll('main h1, main p') ?? [])].find(
      (element) => element.textContent === shown,
    );
    if (!frame || !found) return null;
    found.scrollIntoView({ block: 'center', behavior: 'instant' });
    // The frame may be scaled down.
    const outer = frame.getBoundingClientRect();
    const scale = outer.width / frame.offsetWidth;
    const { left, top, width, height } = found.getBoundingClientRect();
    return [
      outer.left + (left + Math.min(width / 2, 40)) * scale,
      outer.top + (top + height / 2) * scale,
    ] as const;
  }, words);
  if (!point) throw new Error(`The page shows no “${words}”`);
  await tab.mouse.move(...point);
  await tab.mouse.down();
  await tab.mouse.up();
}

/** Waits until the page in the frame has exactly the blocks with these texts. */
export async function waitForBlocks(tab: Tab, words: readonly string[]): Promise<void> {
  await waitUntil(
    tab,
    `the blocks ${words.join(', ')}`,
    (wanted: string) => {
      const blocks = document
        .querySelector('iframe')
        ?.contentDocument?.querySelectorAll('main [data-block-id]');
      return JSON.stringify([...(blocks ?? [])].map(({ textContent }) => textContent)) === wanted;
    },
    JSON.stringify(words),
  );
}
