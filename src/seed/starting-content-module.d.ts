import type { StartingContent } from './starting-content.ts';

/**
 * Export of a module of starting content. The type-check reads this in place of the content itself
 * (`imports` in package.json), which its own workspace checks.
 */
export declare const startingContent: StartingContent;
