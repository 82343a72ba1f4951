// Made by `npm run lists` from the files that it names; what is written here by hand is lost.

import { up as baseline } from './migrations/0001-baseline.ts';
import { up as moveUndo } from './migrations/0002-move-undo.ts';
import { up as startingContent } from './migrations/0003-starting-content.ts';
import { up as publishedTokens } from './migrations/0004-published-tokens.ts';

/** In the order they run; a name is never reused. */
export const migrations = {
  '0001-baseline': baseline,
  '0002-move-undo': moveUndo,
  '0003-starting-content': startingContent,
  '0004-published-tokens': publishedTokens,
};
