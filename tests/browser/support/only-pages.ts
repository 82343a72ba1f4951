import type { Page } from '@playwright/test';
import { type PageColumns, packPages, unpackPages } from '#api/page-columns.ts';
import type { PageInList } from '#api/schemas/page.ts';

/** URL pattern of the request for the list of pages. */
export const treeAddress = '**/api/tree';

/** Filters the list of pages, because parallel tests create pages on the same site. */
export async function showOnly(page: Page, isShown: (listed: PageInList) => boolean): Promise<void> {
  await page.route(treeAddress, async (route) => {
    const answer = await route.fetch();
    const { pages, next }: { pages: PageColumns; next: string | null } = await answer.json();
    const names = Object.keys(pages) as (keyof PageInList)[];
    const shown = packPages(unpackPages(pages).filter(isShown), names);
    await route.fulfill({ response: answer, json: { pages: shown, next } });
  });
}
