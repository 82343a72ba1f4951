/** A title that says what something is called and then what it is: `Laagwater: op tijd terug van het wad`. */
export interface TitleParts {
  readonly name: string;
  readonly colon: string;
  /** The white space between both. */
  readonly gap: string;
  readonly rest: string;
}

/** The parts of such a title, which together are all of it; undefined for any other: times (`14:20`) have no parts. */
export function titleParts(title: string): TitleParts | undefined {
  const at = title.search(/:\s/);
  if (at < 0) return undefined;
  const name = title.slice(0, at);
  const rest = title.slice(at + 1).trimStart();
  if (name.trim() === '' || rest === '') return undefined;
  return { name, colon: ':', gap: title.slice(at + 1, title.length - rest.length), rest };
}
