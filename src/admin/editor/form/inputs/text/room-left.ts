import type { TextField } from '#content/fields/field.ts';
import { panelWords } from '../../../../forms/panel-words.ts';

/** From here on it is worth saying how much of a text's room is left. */
const nearly = 0.9;

/** What there is to say about how long a text is: nothing, for as long as nobody comes near the end. */
export function roomLeft(
  { longest }: Pick<TextField, 'longest'>,
  text: string,
): { readonly help?: string; readonly issue?: string } {
  const left = longest - text.length;
  if (left < 0) return { issue: panelWords.tooLong(-left, longest) };
  return text.length > longest * nearly ? { help: panelWords.roomLeft(left) } : {};
}
