import type { MarkupElement } from './markup-element.ts';

/** The declarations of a `style` attribute in lower case, by property. */
export type InlineStyle = ReadonlyMap<string, string>;

const none: InlineStyle = new Map();

/** Reads the attribute as a text: an element outside of a page has no computed style, and a policy may have refused it. */
export function readStyle(element: MarkupElement): InlineStyle {
  const style = element.getAttribute('style');
  if (!style) return none;
  const pairs = style.split(';').map((declaration) => declaration.split(':'));
  return new Map(
    pairs.map(([name = '', ...value]) => [name.trim().toLowerCase(), value.join(':').trim().toLowerCase()]),
  );
}
