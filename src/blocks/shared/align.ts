/** Inline margins of a block that is narrower than its column, by its alignment. */
const margins: Readonly<Record<string, string>> = { left: '0 auto', center: 'auto', right: 'auto 0' };

/** Returns the value of `--align`, by which style sheets align a block; undefined for their default. */
export function getAlignMargin(align: string | undefined): string | undefined {
  return align === undefined ? undefined : margins[align];
}
