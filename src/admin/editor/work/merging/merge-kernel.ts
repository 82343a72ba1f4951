/** What merging needs and nothing else does: loaded once the page stands, not before it can be edited. */
export { getConflictKey as conflictKey } from '#document/merge/conflict.ts';
export { mergePages } from '#document/merge/merge-pages.ts';
export { summarizeMergedChanges as changesInWords } from './summarize-merged-changes.ts';
