/** At-rules that mean something inside a scope; all others are renamed to ones that no browser knows. */
const atRules = ['media', 'supports', 'container', 'layer', 'keyframes', 'font-face', 'starting-style'];

const token = new RegExp(
  [
    String.raw`\/\*[\s\S]*?(?:\*\/|$)`, // a comment
    String.raw`"(?:[^"\\\n]|\\[\s\S])*(?:"|(?=\n)|\\?$)`, // strings; a line's end ends them as well
    String.raw`'(?:[^'\\\n]|\\[\s\S])*(?:'|(?=\n)|\\?$)`,
    String.raw`(?<![\w\-\u0080-\uffff])url\(\s*(?!["'\s])[^)]*\)?`, // an address without quotes
    String.raw`@[\w-]*`,
    String.raw`<\/|<!|-->`,
    String.raw`[\s\S]`,
  ].join('|'),
  'giu',
);

const closing: Readonly<Record<string, string>> = { '{': '}', '[': ']', '(': ')' };

/**
 * Styles that reach the element they stand in and no further. Written anew token by token with every
 * bracket and string closed, so that nothing in them ends the scope or the style element.
 */
export function scopedCss(css: string, ids: ReadonlySet<string> = new Set()): string {
  const body = balanced(css.replace(/\r\n?|\f/g, '\n').replaceAll('\0', '\ufffd'), ids).trim();
  return body === '' ? '' : `@scope{${body}}`;
}

function balanced(css: string, ids: ReadonlySet<string>): string {
  const open: string[] = [];
  let done = '';
  /** What was written since the last rule or declaration began: a selector, if a `{` follows. */
  let prelude = '';
  const finish = (text: string) => {
    done += prelude + text;
    prelude = '';
  };
  for (const [part] of css.matchAll(token)) {
    if (part in closing) open.push(closing[part] ?? '');
    if (part === '{') {
      prelude = scopedSelector(prelude, ids);
      finish(part);
    } else if (part === '}' || part === ']' || part === ')') {
      // One that closes nothing has no meaning inside a rule, and outside of one it would end the scope.
      if (open.at(-1) !== part) prelude += ' ';
      else if (open.pop() === '}') finish(part);
      else prelude += part;
    } else if (part === ';') finish(part);
    else prelude += rewritten(part);
  }
  return done + prelude + open.reverse().join('');
}

function rewritten(part: string): string {
  const first = part[0] ?? '';
  if (part.startsWith('/*')) return ' ';
  if (first === '"' || first === "'") return quoted(part, first);
  if (/^url\(/i.test(part))
    return `url("${part
      .slice(4)
      .replace(/\)$/, '')
      .trim()
      .replace(/["\\\n<]/g, '')}")`;
  if (first === '@')
    return atRules.includes(part.slice(1).toLowerCase()) ? part : `@-unknown-${part.slice(1)}`;
  // Outside of strings an escape could spell a name that was not recognised above. A space takes the place
  // of what is left out, so that its neighbours do not become something else together.
  return part === '\\' || part === '</' || part === '<!' || part === '-->' ? ' ' : part;
}

/** A string that is certainly closed, with nothing in it that HTML could read. */
function quoted(part: string, quote: string): string {
  const inner = part.slice(1).replace(part.length > 1 && part.endsWith(quote) ? /.$/s : /(?!)/, '');
  const whole = /(?<!\\)(?:\\\\)*\\$/.test(inner) ? inner.slice(0, -1) : inner;
  return `${quote}${whole.replaceAll('<', '\\3c ')}${quote}`;
}

/** The page's root stands for the block, and ids are the prefixed ones of its markup. */
function scopedSelector(prelude: string, ids: ReadonlySet<string>): string {
  if (prelude.trimStart().startsWith('@')) return prelude;
  return prelude
    .replace(/(^|[\s,>+~(])(?:(?:html|:root)\s+body|html|body|:root)(?![\w-])/gi, '$1:scope')
    .replace(/#([\w-]+)/g, (whole, id: string) => (ids.has(id) ? `#${idPrefix}${id}` : whole));
}

/** What markup's ids begin with in the page, so that they are never one of the page's own. */
export const idPrefix = 'code-';
