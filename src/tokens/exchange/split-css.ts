/** Splits a CSS value at separators outside of parentheses and quotes. */
export function splitOutside(text: string, separator: ',' | ' '): string[] {
  const parts: string[] = [];
  let depth = 0;
  let quote = '';
  let start = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] as string;
    if (quote) quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '(') depth++;
    else if (sign === ')') depth--;
    else if (depth === 0 && (separator === ' ' ? /\s/.test(sign) : sign === separator)) {
      parts.push(text.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, text.slice(start)].map((part) => part.trim()).filter(Boolean);
}

/** Returns the arguments of a CSS function; undefined if the text is not exactly one call of it. */
export function readCssArguments(name: string, text: string): string[] | undefined {
  const call = text.trim();
  if (!call.toLowerCase().startsWith(`${name}(`) || !call.endsWith(')')) return undefined;
  return splitOutside(call.slice(name.length + 1, -1), ',');
}
