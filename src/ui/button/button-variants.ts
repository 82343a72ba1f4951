/** The variants of a button. The last three are for navigation and carousels. */
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
