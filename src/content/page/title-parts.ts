/** A title of a name and a description: `Laagwater: op tijd terug van het wad`. */
export interface TitleParts {
  readonly name: string;
  readonly colon: string;
  /** The white space between them. */
  readonly gap: string;
  readonly rest: string;
}

/**
 * Splits a title at its colon; the parts joined give the title again. Undefined for any other title, also one
 * with a time (`14:20`).
 *
 * @example
 * splitTitle('Laagwater: op tijd terug');
 * // { name: 'Laagwater', colon: ':', gap: ' ', rest: 'op tijd terug' }
 */
export function splitTitle(title: string): TitleParts | undefined {
  const at = title.search(/:\s/);
  if (at < 0) return undefined;
  const name = title.slice(0, at);
  const rest = title.slice(at + 1).trimStart();
  if (name.trim() === '' || rest === '') return undefined;
  return { name, colon: ':', gap: title.slice(at + 1, title.length - rest.length), rest };
}
