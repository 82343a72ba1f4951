import type { Check } from '#admin/editor/work/preflight/check.ts';
import type { Facts } from '#admin/editor/work/preflight/facts.ts';
import type { Block } from '#content/block/block.ts';
import type { Translated } from '#content/language/language.ts';
import { applyTracked } from '#document/apply-edit.ts';
import type { PageDocument } from '#document/page-document.ts';
import { createPageTree } from '#document/page-tree.ts';
import { definitions } from './sample-page.ts';

/** Runs a check on a page. Returns its findings, and a function that applies one of its fixes. */
export function runCheck(
  check: Check,
  page: {
    readonly blocks: readonly Block[];
    readonly title?: Translated;
    readonly page?: Partial<PageDocument>;
  },
  facts: Partial<Facts> = {},
) {
  const { blocks, title = { nl: 'Titel', en: 'Title' } } = page;
  const tree = createPageTree(definitions, { title, overview: blocks, ...page.page });
  // The types ensure that a check reads only the facts that it declares.
  const found = [...check.find(tree, facts as Facts)].filter((finding) => finding !== undefined);
  const fixed = (index = 0) => {
    const edit = found[index]?.fix?.edit(tree);
    return edit && applyTracked(tree, edit).tree.content;
  };
  return {
    found,
    sentences: found.map(({ sentence }) => sentence),
    places: found.map(({ place: { blockId, field } }) => [blockId, field]),
    fixed,
  };
}
