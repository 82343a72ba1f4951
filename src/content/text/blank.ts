/**
 * True for a text that shows nothing: white space, control characters, and characters that are invisible by
 * themselves (`Default_Ignorable_Code_Point`, and the braille pattern without dots). Shared by all checks for
 * empty texts.
 */
export function isBlank(text: string): boolean {
  return /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]*$/u.test(text);
}
