import { pageChangeScript } from './page-change-script.ts';
import { pressScript } from './press-script.ts';

/** Last script in the head of public pages. One, since the policy has a hash for each. */
export const publicScript = `${pressScript};${pageChangeScript}`;
