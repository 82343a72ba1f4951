import { text } from '#content/fields/kinds.ts';

/** What a list item is recognised by when it moves or its texts are merged. Given once, edited by nobody. */
export const itemId = () => text('Id');
