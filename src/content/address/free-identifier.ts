const maxLength = 100;

/**
 * Returns the identifier itself if it is free, else the first free one of `name-2`, `name-3` and so on, cut
 * to the maximum length of an identifier.
 */
export function findFreeIdentifier(identifier: string, isTaken: (identifier: string) => boolean): string {
  for (let number = 1; ; number += 1) {
    const end = number === 1 ? '' : `-${number}`;
    const candidate =
      end === '' ? identifier : `${identifier.slice(0, maxLength - end.length).replace(/-+$/, '')}${end}`;
    if (!isTaken(candidate)) return candidate;
  }
}
