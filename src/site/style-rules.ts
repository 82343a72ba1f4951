/** A parsed rule of a style sheet. */
type Rule =
  | { readonly type: 'style'; readonly selectors: readonly Selector[]; readonly body: string }
  | { readonly type: 'group'; readonly prelude: string; readonly rules: readonly Rule[] }
  /** Kept unchanged: fonts, keyframes, statements. */
  | { readonly type: 'other'; readonly text: string };

interface Selector {
  readonly text: string;
  /** Classes, and elements as `<p`, that must all exist for the selector to match. */
  readonly names: readonly string[];
}

const grouping = /^@(?:media|supports|container|layer|starting-style)\b/;

/** Parses one of our own built sheets (CSS Syntax Level 3). Unknown syntax stays unchanged. */
export function readRules(css: string): Rule[] {
  return cut(css.replace(/\/\*[\s\S]*?\*\//g, ''), '}').flatMap((text): Rule[] => {
    const opening = text.indexOf('{');
    if (opening === -1) return text.trim() === '' ? [] : [{ type: 'other', text }];
    const prelude = text.slice(0, opening).trim();
    const body = text.slice(opening + 1, -1);
    if (grouping.test(prelude)) return [{ type: 'group', prelude, rules: readRules(body) }];
    if (prelude.startsWith('@') || prelude.includes(';')) return [{ type: 'other', text }];
    const selectors = cut(prelude, ',').map((each) => each.replace(/,$/, ''));
    return [
      {
        type: 'style',
        selectors: selectors.map((each) => ({ text: each, names: listRequiredNames(each) })),
        body,
      },
    ];
  });
}

/** Serializes the rules whose selectors can match. */
export function serializeUsedRules(rules: readonly Rule[], isThere: (name: string) => boolean): string {
  return rules
    .map((rule) => {
      if (rule.type === 'other') return rule.text;
      if (rule.type === 'group') {
        const inside = serializeUsedRules(rule.rules, isThere);
        return inside === '' ? '' : `${rule.prelude}{${inside}}`;
      }
      const matching = rule.selectors.filter(({ names }) => names.every(isThere));
      return matching.length === 0 ? '' : `${matching.map(({ text }) => text).join()}{${rule.body}}`;
    })
    .join('');
}

/**
 * Lists the names that a selector requires. Functional pseudo-classes and attributes are ignored
 * (alternatives, exceptions, values set by scripts), except `:has()`, `:is()` and `:where()` without a comma.
 */
function listRequiredNames(selector: string): string[] {
  let bare = selector.replace(/\[[^\]]*\]/g, '');
  while (/\([^()]*\)/.test(bare)) {
    bare = bare.replace(/(:(?:has|is|where))?\(([^()]*)\)/g, (_, asks?: string, inside = '') =>
      asks === undefined || inside.includes(',') ? '' : ` ${inside} `,
    );
  }
  return [...bare.matchAll(/\.([\w-]+)|(?<![\w:.#-])([a-z][\w-]*)/gi)].map(
    ([, className, element]) => className ?? `<${element}`,
  );
}

/** Splits after each `end` outside brackets and strings; each part keeps its end. */
function cut(css: string, end: '}' | ','): string[] {
  const parts: string[] = [];
  let depth = 0;
  let begun = 0;
  for (const { 0: mark, index } of css.matchAll(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{}()[\],]/g)) {
    if ('{(['.includes(mark)) depth += 1;
    else if ('})]'.includes(mark)) depth -= 1;
    if (mark !== end || depth > 0) continue;
    parts.push(css.slice(begun, index + 1));
    begun = index + 1;
  }
  return [...parts, css.slice(begun)];
}
