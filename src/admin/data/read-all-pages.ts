import { readTree } from '#api/endpoints/tree.ts';
import { unpackPages } from '#api/page-columns.ts';
import type { PageInList } from '#api/schemas/page.ts';
import { api } from '../session/api.ts';

/**
 * Reads all pages in their order, in parts, with only the fields of lists: no request keeps a server with
 * thousands of pages busy for long. A page moved in between appears where the later part has it.
 */
export async function readAllPages(signal: AbortSignal): Promise<PageInList[]> {
  const pages = new Map<string, PageInList>();
  for (let after: string | undefined; ; ) {
    const { data } = await api.call(readTree, { query: { after } }, { signal });
    for (const page of unpackPages(data.pages)) {
      pages.delete(page.id);
      pages.set(page.id, page);
    }
    if (data.next === null) return [...pages.values()];
    after = data.next;
  }
}
