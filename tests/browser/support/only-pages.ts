import type { Page } from '@playwright/test';
import { type PageColumns, packPages, unpackPages } from '#api/page-columns.ts';
import type { PageInList } from '#api/schemas/page.ts';

/** Where the list of pages comes from. */
export const treeAddress = '**/api/tree';

/** The list of pages shows some alone: the tests beside this one have theirs on the same site. */
export async function showOnly(page: Page, isShown: (listed: PageInList) => boolean): Promise<void> {
  await page.route(treeAddress, async (route) => {
    const answer = await route.fetch();
    const { pages, next }: { pages: PageColumns; next: string | null } = await answer.json();
    const names = Object.keys(pages) as (keyof PageInList)[];
    const shown = packPages(unpackPages(pages).filter(isShown), names);
    await route.fulfill({ response: answer, json: { pages: shown, next } });
  });
}
