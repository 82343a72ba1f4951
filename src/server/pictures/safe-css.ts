/** An address that stays in the drawing itself. */
const local = /url\(\s*(["']?)#[^"'()\\\s]+\1\s*\)/gi;

/**
 * Whether what is written in a style stays in the drawing: nothing that loads, no escapes that could hide it. All of
 * CSS that leads elsewhere is a function or a rule of these names.
 */
export function isSafeCss(css: string): boolean {
  const rest = css.replace(local, '');
  return !/\\|@import|@charset|@namespace|url\s*\(|(?:image|image-set|src|cross-fade|element|expression)\s*\(|-moz-binding|behavior\s*:/i.test(
    rest,
  );
}

/** The ids that a style or an attribute refers to by `url(#…)`. */
export function* localAddresses(css: string): Generator<string> {
  for (const [address] of css.matchAll(local)) {
    const id = /#([^"'()\s]+)/.exec(address)?.[1];
    if (id !== undefined) yield id;
  }
}
