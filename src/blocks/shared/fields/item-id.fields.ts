import { text } from '#content/fields/kinds.ts';

/** Id of a list item, by which it is identified in moves and merges. It is set once and not editable. */
export const itemId = () => text('Id');
