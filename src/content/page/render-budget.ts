/**
 * What one block may ask of whoever renders it. Everything that a save accepts stays below; what was stored before
 * a limit existed may not.
 */
export const renderBudget = {
  /** Characters of one text. */
  text: 200_000,
  /** Elements that one text or one piece of markup becomes. */
  elements: 10_000,
  /** List items and texts of one block, those in lists of lists counted singly. */
  values: 10_000,
  /** Blocks in blocks. A body of JSON holds some thirty. */
  depth: 40,
  /** Elements in elements, within one piece of markup. */
  markupDepth: 250,
} as const;

/** Thrown by whatever renders a block that asks for more than its budget; the message ends "because …". */
export class OverBudget extends Error {
  override name = 'OverBudget';
}
