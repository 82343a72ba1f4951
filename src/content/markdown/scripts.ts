import type { MarkdownIt, StateInline } from 'markdown-it';

/**
 * Tags of superscript and subscript, with the key by which the parser pairs their ends. The keys are control
 * characters, which no text contains.
 */
const tags = { sup: 0x01, sub: 0x02 } as const;

type Tag = keyof typeof tags;

/**
 * Reads `<sup>2</sup>` and `<sub>2</sub>`, as GitHub and Pandoc do. A tag without its other end, with
 * attributes or in code stays plain characters. The parser's own delimiters pair them, in linear time.
 */
export function addScripts(parser: MarkdownIt): void {
  parser.inline.ruler.before('autolink', 'scripts', readTag);
  parser.inline.ruler2.after('emphasis', 'scripts', (state) => {
    pairTags(state, state.delimiters);
    for (const meta of state.tokens_meta) if (meta?.delimiters) pairTags(state, meta.delimiters);
    return true;
  });
}

function readTag(state: StateInline, silent: boolean): boolean {
  const pattern = /<(\/?)(su[bp])>/y;
  pattern.lastIndex = state.pos;
  const [source, slash, tag] = pattern.exec(state.src) ?? [];
  if (source === undefined || silent) return false;
  const opens = slash === '';
  state.push('text', '', 0).content = source;
  state.delimiters.push({
    marker: tags[tag as Tag],
    length: 0,
    token: state.tokens.length - 1,
    end: -1,
    open: opens,
    close: !opens,
  });
  state.pos += source.length;
  return true;
}

function pairTags(state: StateInline, delimiters: StateInline['delimiters']): void {
  for (const { marker, token, end } of delimiters) {
    const tag = (Object.keys(tags) as Tag[]).find((name) => tags[name] === marker);
    const close = tag && delimiters[end];
    if (!tag || !close) continue;
    for (const [index, nesting] of [
      [token, 1],
      [close.token, -1],
    ] as const) {
      const part = state.tokens[index];
      if (!part) continue;
      Object.assign(part, { type: `${tag}_${nesting > 0 ? 'open' : 'close'}`, tag, nesting, content: '' });
    }
  }
}
