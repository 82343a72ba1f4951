/** At-rules that work inside a scope. All others are renamed to ones that no browser knows. */
const atRules = ['media', 'supports', 'container', 'layer', 'keyframes', 'font-face', 'starting-style'];

const token = new RegExp(
  [
    String.raw`\/\*[\s\S]*?(?:\*\/|$)`, // a comment
    String.raw`"(?:[^"\\\n]|\\[\s\S])*(?:"|(?=\n)|\\?$)`, // strings; a line break ends them too
    String.raw`'(?:[^'\\\n]|\\[\s\S])*(?:'|(?=\n)|\\?$)`,
    String.raw`(?<![\w\-\u0080-\uffff])url\(\s*(?!["'\s])[^)]*\)?`, // an unquoted URL
    String.raw`@[\w-]*`,
    String.raw`<\/|<!|-->`,
    String.raw`[\s\S]`,
  ].join('|'),
  'giu',
);

const closing: Readonly<Record<string, string>> = { '{': '}', '[': ']', '(': ')' };

/**
 * Content of an open bracket: `rules`, the `style` of a rule (declarations and nested rules), `other` without
 * selectors, such as keyframes, or a `part` of the current construct.
 */
type BracketContent = 'rules' | 'style' | 'other' | 'part';

/** Scope of styles: `name` is the `data-scope` of the element, `ids` are those of its markup. */
export interface Scope {
  readonly name: string;
  readonly ids: ReadonlySet<string>;
}

/**
 * Limits styles to the element with this `data-scope` and its content. They are rewritten token by token with
 * every bracket and string closed, so that nothing in them ends a rule or the style element; then every
 * selector
 * is prefixed. (`@scope` does that too, but not in all supported browsers.)
 */
export function scopeCss(css: string, scope: Scope): string {
  return rewriteCss(css.replace(/\r\n?|\f/g, '\n').replaceAll('\0', '\ufffd'), scope).trim();
}

function rewriteCss(css: string, scope: Scope): string {
  const open: { close: string; inside: BracketContent }[] = [];
  let done = '';
  /** Text since the last rule or declaration began: a selector if `{` follows. */
  let prelude = '';
  const finish = (text: string) => {
    done += prelude + text;
    prelude = '';
  };
  for (const [part] of css.matchAll(token)) {
    const { close, inside } = open.at(-1) ?? { close: '', inside: 'rules' };
    const whole = inside !== 'part';
    if (part === '{' && whole) {
      const within = getBracketContent(prelude, inside);
      if (within === 'style') prelude = scopeSelectors(prelude, inside, scope);
      open.push({ close: '}', inside: within });
      finish(part);
    } else if (part in closing) {
      open.push({ close: closing[part] ?? '', inside: 'part' });
      prelude += part;
    } else if (part === '}' || part === ']' || part === ')') {
      // Drops an unmatched closing bracket: inside a rule it has no meaning, and outside it would end the
      // scope.
      if (close !== part) prelude += ' ';
      else {
        open.pop();
        if (whole) finish(part);
        else prelude += part;
      }
    } else if (part === ';' && whole) finish(part);
    else prelude += rewriteToken(part);
  }
  return (
    done +
    prelude +
    open
      .map((bracket) => bracket.close)
      .toReversed()
      .join('')
  );
}

/** Determines the content of a bracket from the prelude before it and the bracket around it. */
function getBracketContent(prelude: string, inside: BracketContent): BracketContent {
  const start = prelude.trimStart();
  if (inside === 'other') return 'other';
  if (start.startsWith('@')) return groups.test(start) ? inside : 'other';
  // A custom property may have any value. It occurs only in rules.
  return inside === 'style' && start.startsWith('--') ? 'other' : 'style';
}

/** At-rules that contain rules. */
const groups = /^@(?:media|supports|container|layer|starting-style)(?![\w-])/i;

function rewriteToken(part: string): string {
  const first = part[0] ?? '';
  if (part.startsWith('/*')) return ' ';
  if (first === '"' || first === "'") return rewriteString(part, first);
  if (/^url\(/i.test(part))
    return `url("${part
      .slice(4)
      .replace(/\)$/, '')
      .trim()
      .replace(/["\\\n<]/g, '')}")`;
  if (first === '@')
    return atRules.includes(part.slice(1).toLowerCase()) ? part : `@-unknown-${part.slice(1)}`;
  // Outside strings, an escape could spell a name that was not recognised above. A space replaces omitted
  // tokens, so that their neighbours don't join into another token.
  return part === '\\' || part === '</' || part === '<!' || part === '-->' ? ' ' : part;
}

/** Rewrites a string so that it is closed and has nothing that HTML could parse. */
function rewriteString(part: string, quote: string): string {
  const inner = part.slice(1).replace(part.length > 1 && part.endsWith(quote) ? /.$/s : /(?!)/, '');
  const whole = /(?<!\\)(?:\\\\)*\\$/.test(inner) ? inner.slice(0, -1) : inner;
  return `${quote}${whole.replaceAll('<', '\\3c ')}${quote}`;
}

/**
 * Limits selectors to the scope: the page's root becomes the block, ids get their prefix, and each subject
 * must be inside the block.
 */
function scopeSelectors(prelude: string, inside: BracketContent, { name, ids }: Scope): string {
  const root = `[data-scope=${name}]`;
  const within = `:where(${root},${root} *)`;
  const renamed = prelude
    .replace(/(^|[\s,>+~(])(?:(?:html|:root)\s+body|html|body|:root|:scope)(?![\w-])/gi, `$1${root}`)
    .replace(/#([\w-]+)/g, (whole, id: string) => (ids.has(id) ? `#${idPrefix}${id}` : whole));
  return splitSelectors(renamed)
    .map(({ subject, pseudoElement }) => {
      const isRelative = inside === 'rules' && /^[>+~]/.test(subject);
      // A trailing colon would turn `:where()` into a pseudo-element.
      const bound = `${subject.replace(/:+$/, '')}${within}${pseudoElement}`;
      return isRelative ? `${root} ${bound}` : bound;
    })
    .join();
}

interface Selector {
  /** The compound selectors up to and including the rendered element. */
  readonly subject: string;
  /** Its pseudo-element and everything after it; '' if there is none. */
  readonly pseudoElement: string;
}

/** Matches whole strings, brackets, combinators, and the start of a pseudo-element. */
const selectorToken =
  /"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*'|[()[\]{},]|[\s>+~]+|::|:(?=(?:before|after|first-line|first-letter)(?![\w-]))/gi;

const isEnd = (character: string | undefined) => character === undefined || character === ',';

/** Splits a selector list. Brackets and strings in it are closed. */
function splitSelectors(list: string): Selector[] {
  const found: Selector[] = [];
  let depth = 0;
  let start = 0;
  let pseudo: number | undefined;
  const finish = (end: number) => {
    const split = pseudo ?? end;
    found.push({ subject: list.slice(start, split).trim(), pseudoElement: list.slice(split, end).trimEnd() });
    start = end + 1;
    pseudo = undefined;
  };
  for (const { 0: part, index } of list.matchAll(selectorToken)) {
    if ('([{'.includes(part)) depth += 1;
    else if (')]}'.includes(part)) depth -= 1;
    else if (depth > 0) continue;
    else if (part === ',') finish(index);
    else if (part.startsWith(':')) pseudo ??= index;
    // If the selector continues after a combinator, the pseudo-element was not the subject's.
    else if (!isEnd(list[index + part.length])) pseudo = undefined;
  }
  finish(list.length);
  return found;
}

/** Prefix of the ids in markup, so that they never equal an id of the page. */
export const idPrefix = 'code-';
