type Environment = Readonly<Record<string, string | undefined>>;

/** Similar variables of other programs: of cron, loggers and mailers. */
const ofOthers = new Set(['MAILFROM', 'LOGLEVEL', 'EMAIL_FROM']);
/** Variables that Kubernetes and Docker links set for services of any name. */
const ofService = /_SERVICE_(?:HOST|PORT)(?:_|$)|_PORT_\d+_(?:TCP|UDP)(?:_|$)/;
const serviceAddress = /^(?:tcp|udp):\/\//;

/**
 * Finds variables that resemble a known one: a misspelt variable would silently leave the default. A known
 * variable that is set, even to '', is not suggested.
 *
 * @param known names of the supported variables @returns a sentence for each
 */
export function findMisspeltVariables(environment: Environment, known: readonly string[]): string[] {
  const ours = new Set(known);
  const free = known.filter((name) => environment[name] === undefined);
  return Object.entries(environment).flatMap(([name, value = '']) => {
    if (value === '' || ours.has(name) || ofOthers.has(name)) return [];
    if (!/^[A-Z][A-Z0-9_]*$/.test(name) || ofService.test(name) || serviceAddress.test(value)) return [];
    const meant = free.find((one) => resembles(name, one));
    if (meant === undefined) return [];
    return [
      `${name} is unknown: did you mean ${meant}? If another program needs it, also set ${meant}= (empty).`,
    ];
  });
}

/**
 * True if names differ by one typo: an added, missing, other or swapped letter; two from twelve letters on.
 * In short names (PORT, HOST) only a swap counts, since other programs use PORTAL, HOSTS and SECRETS.
 */
function resembles(name: string, ours: string): boolean {
  if (Math.abs(name.length - ours.length) > 2) return false;
  if (ours.length <= 6)
    return (
      name.length === ours.length &&
      computeEditDistance(name, ours) === 1 &&
      sortLetters(name) === sortLetters(ours)
    );
  return computeEditDistance(name, ours) <= (ours.length < 12 ? 1 : 2);
}

function sortLetters(name: string): string {
  return [...name].sort().join('');
}

/** Computes the edit distance with swaps of neighbours (optimal string alignment). */
function computeEditDistance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let row = 1; row <= a.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      let least = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const swaps = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swaps) least = Math.min(least, (before[column - 2] ?? 0) + 1);
      next.push(least);
    }
    [before, last] = [last, next];
  }
  return last[b.length] ?? 0;
}
