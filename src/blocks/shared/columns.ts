/** Maximum columns of a row. */
export const mostColumns = 12;

/** Limits of a column's fraction (CSS grid `fr`). */
export const fractionLimits = { min: 0.1, max: 12 } as const;
