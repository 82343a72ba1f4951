/** ms for which Undo is offered: long enough to look at the site, and to reach it by keyboard. */
export const undoTime = 15_000;
