/**
 * What a body of JSON may be: in bytes, and in lists and objects in each other, which are some thirty grids. What walks
 * through content is written for pages, not for wells.
 */
export const jsonLimits = { bytes: 5 * 1024 * 1024, depth: 100 } as const;

const character = {
  quote: 34,
  backslash: 92,
  openList: 91,
  closeList: 93,
  openObject: 123,
  closeObject: 125,
};

/** Counts brackets outside of texts. What is no JSON is the parser's business. */
export function isDeeperThan(json: string, limit: number): boolean {
  let depth = 0;
  let inText = false;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (inText) {
      if (code === character.backslash) at += 1;
      else if (code === character.quote) inText = false;
    } else if (code === character.quote) inText = true;
    else if (code === character.openList || code === character.openObject) {
      depth += 1;
      if (depth > limit) return true;
    } else if (code === character.closeList || code === character.closeObject) depth -= 1;
  }
  return false;
}
