/** The modules that only merging needs: loaded after the page, so that they do not delay editing. */
export { getConflictKey as conflictKey } from '#document/merge/conflict.ts';
export { mergePages } from '#document/merge/merge-pages.ts';
export { summarizeMergedChanges as changesInWords } from './summarize-merged-changes.ts';
