const maxLength = 100;

/**
 * The identifier itself where nobody has it, else the first free one of `name-2`, `name-3` and so on, which is cut to
 * the length that an identifier can have.
 */
export function freeIdentifier(identifier: string, isTaken: (identifier: string) => boolean): string {
  for (let number = 1; ; number += 1) {
    const end = number === 1 ? '' : `-${number}`;
    const candidate =
      end === '' ? identifier : `${identifier.slice(0, maxLength - end.length).replace(/-+$/, '')}${end}`;
    if (!isTaken(candidate)) return candidate;
  }
}
