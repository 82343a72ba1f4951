import { choice } from '#content/fields/kinds.ts';

/** Scale of text sizes, from the smallest. Each block says which type tokens they are. */
const textSizes = { small: 'Small', standard: 'Standard', large: 'Large', huge: 'Huge' } as const;
export type TextSize = keyof typeof textSizes;

/** Field for the size of a title, subheading or text. */
export function textSize(help?: string) {
  return choice('Size', textSizes, { default: 'standard', responsive: true, ...(help && { help }) });
}
