/** Columns of one row, at most. */
export const mostColumns = 12;

/** Bounds of a column's fraction, as CSS grid's `fr`. */
export const fractionLimits = { min: 0.1, max: 12 } as const;
