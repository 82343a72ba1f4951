import { blockDefinitions } from '#blocks/definitions.ts';
import type { PageContent } from '#content/page/page.ts';
import { applyEdit } from '#document/apply-edit.ts';
import type { Edit } from '#document/edit.ts';
import { createPageTree } from '#document/page-tree.ts';

/** Returns the page after an edit, with the real block definitions. */
export function editPage(page: PageContent, edit: Edit): PageContent {
  return applyEdit(createPageTree(blockDefinitions, page), edit).tree.content;
}
