/**
 * Limits for rendering one block. Everything that a save accepts is within them; content stored before a
 * limit existed may not be.
 */
export const renderBudget = {
  /** Characters per text. */
  text: 200_000,
  /** Elements rendered from one text or one piece of markup. */
  elements: 10_000,
  /** List items and texts of one block, including those of nested lists. */
  values: 10_000,
  /** Nesting of blocks. A JSON body can hold about thirty levels. */
  depth: 40,
  /** Nesting of elements within one piece of markup. */
  markupDepth: 250,
} as const;

/** Thrown when rendering a block exceeds its budget; the message ends "because …". */
export class RenderBudgetError extends Error {
  override name = 'RenderBudgetError';
}
