/** The looks of a button. The last three belong to navigation and to what is leafed through. */
export const buttonVariants = [
  'primary',
  'secondary',
  'tertiary',
  'slim',
  'nav',
  'navActive',
  'carousel',
] as const;

export type ButtonVariant = (typeof buttonVariants)[number];
