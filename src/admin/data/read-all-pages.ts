import { readTree } from '#api/endpoints/tree.ts';
import { unpackPages } from '#api/page-columns.ts';
import type { PageInList } from '#api/schemas/page.ts';
import { api } from '../session/api.ts';

/**
 * All pages in their order, of thousands a part after the other and field by field: no question keeps the server busy for longer
 * than a part takes. A page that is moved meanwhile is where the later part has it.
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
