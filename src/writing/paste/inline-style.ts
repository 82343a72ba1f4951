import type { MarkupElement } from './markup-element.ts';

/** Declarations of a `style` attribute by property, in lower case. */
export type InlineStyle = ReadonlyMap<string, string>;

const none: InlineStyle = new Map();

/**
 * Parses the attribute's text, because an element outside of a page has no computed style, and a security
 * policy may disable its `style` object.
 */
export function readStyle(element: MarkupElement): InlineStyle {
  const style = element.getAttribute('style');
  if (!style) return none;
  const pairs = style.split(';').map((declaration) => declaration.split(':'));
  return new Map(
    pairs.map(([name = '', ...value]) => [name.trim().toLowerCase(), value.join(':').trim().toLowerCase()]),
  );
}
