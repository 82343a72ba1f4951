/**
 * What a body of JSON may be: in bytes, in lists and objects in each other, which are some thirty grids, and in entries of one
 * list or object, which are several times what the longest list of a studio has. What walks through content is written for
 * pages, not for wells, and each invalid entry would be an issue.
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
 * The first limit of its structure that a text of JSON exceeds. Counts brackets and commas outside of strings; what is no JSON is
 * the parser's business.
 */
export function findExceededLimit(json: string): 'depth' | 'entries' | undefined {
  let depth = 0;
  let inText = false;
  /** Commas so far in each of the lists and objects that are open. */
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
