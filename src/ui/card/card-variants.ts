/** The variants of a card. */
export const cardVariants = ['default', 'elevated', 'bordered', 'flat'] as const;

export type CardVariant = (typeof cardVariants)[number];
