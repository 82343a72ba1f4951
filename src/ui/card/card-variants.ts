/** How a card stands on the page. */
export const cardVariants = ['default', 'elevated', 'bordered', 'flat'] as const;

export type CardVariant = (typeof cardVariants)[number];
