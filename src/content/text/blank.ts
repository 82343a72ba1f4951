/**
 * True for a text that shows nothing: blanks, control characters, and what Unicode leaves invisible by itself
 * (`Default_Ignorable_Code_Point`, and the braille pattern without dots). Titles, headings and whatever else asks
 * whether there is anything to render ask this.
 */
export function isBlank(text: string): boolean {
  return /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]*$/u.test(text);
}
