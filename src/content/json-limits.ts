/**
 * Limits of a JSON body: bytes, levels of nesting (enough for thirty nested grids), and entries of one list
 * or object (several times a studio's longest list). They protect recursive code from deep bodies, and
 * responses from an issue per entry.
 */
export const jsonLimits = { bytes: 5 * 1024 * 1024, depth: 100, entries: 50_000 } as const;

const character = {
  quote: 34,
  backslash: 92,
  openList: 91,
  closeList: 93,
  openObject: 123,
  closeObject: 125,
  comma: 44,
};

/**
 * Returns the first structural limit that a JSON text exceeds. Counts brackets and commas outside strings; invalid JSON is left to
 * the parser.
 */
export function findExceededLimit(json: string): 'depth' | 'entries' | undefined {
  let depth = 0;
  let inText = false;
  /** Number of commas so far in each open list or object. */
  const commas = new Uint32Array(jsonLimits.depth + 1);
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (inText) {
      if (code === character.backslash) at += 1;
      else if (code === character.quote) inText = false;
    } else if (code === character.quote) inText = true;
    else if (code === character.openList || code === character.openObject) {
      depth += 1;
      if (depth > jsonLimits.depth) return 'depth';
      commas[depth] = 0;
    } else if (code === character.closeList || code === character.closeObject) depth -= 1;
    else if (code === character.comma) {
      const before = (commas[depth] ?? 0) + 1;
      if (before >= jsonLimits.entries) return 'entries';
      commas[depth] = before;
    }
  }
  return undefined;
}
