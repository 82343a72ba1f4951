/** ms that the way back stays: long enough to look at the site, and to reach it by keyboard. */
export const undoTime = 15_000;
