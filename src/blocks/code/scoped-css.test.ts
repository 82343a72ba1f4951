import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scopedCss } from './scoped-css.ts';

const ids = new Set(['chart']);
const inner = (css: string) => /^@scope\{([\s\S]*)\}$/.exec(scopedCss(css, ids))?.[1];

describe('scoped styles', () => {
  it.each([
    ['p { color: red; }', 'p { color: red; }'],
    ['a:hover{color:#0f0}', 'a:hover{color:#0f0}'],
    ['.a { .b & { color: red } }', '.a { .b & { color: red } }'],
    ['@media (width < 40rem) { p { margin: 0 } }', '@media (width < 40rem) { p { margin: 0 } }'],
    [`p::before { content: "}\\"</b>" }`, `p::before { content: "}\\"\\3c /b>" }`],
    ['p { background: url(/media/a.jpg) }', 'p { background: url("/media/a.jpg") }'],
    ['p { background: url("/a.jpg") }', 'p { background: url("/a.jpg") }'],
    ['#chart, #other { fill: #chart }', '#code-chart, #other { fill: #chart }'],
    ['body > p, :root { --x: 1 }', ':scope > p, :scope { --x: 1 }'],
    ['html body .a { b: c }', ':scope .a { b: c }'],
    ['.body, tbody { b: c }', '.body, tbody { b: c }'],
  ])('%s', (css, expected) => {
    expect(inner(css)).toBe(expected);
  });

  it('nothing is nothing', () => {
    expect(scopedCss('')).toBe('');
    expect(scopedCss('  /* only a note */ ')).toBe('');
  });

  it.each([
    '} body { display: none } {',
    '}}}} body { display: none }',
    'p { color: red }} body { display: none }',
    'p { a: "x\n} body { display: none }',
    'p { a: "\\',
    "p { a: '\\\n} } body { b: c",
    'p { a: url(x} y) } body { b: c }',
    "p { a: \\75rl(a') } } body { display: none } /* ' */",
    "p { a: url(a') } } body { display: none } /* ' */",
    'p { a: myurl(") } } body {} ")',
    'p { (  } } body { display: none }',
    'p { a: [) } } body { display: none }',
    '/* } body { display: none }',
    'p { a: /*/ } */ b } } body {}',
    'p{}\r\n"\r\n}\f}',
    '</style><script>alert(1)</script>',
    '<!-- } -->',
    '@import url(//evil.example/a.css); p {}',
    '@charset "x"; @namespace url(x);',
    '@scope (html) { body { display: none } }',
    '@\\69mport "x";',
    'a { b: c } /\\* } body { display: none }',
    'a { b: c } /)* } body { display: none }',
    "p { a: ur\\l(') } } body {} /* ' */",
    '<\\/style><)/style>',
  ])('%j stays within its scope', expectClosed);

  it('whatever is written stays within its scope', () => {
    const parts = fc.constantFrom(
      '{',
      '}',
      '(',
      ')',
      '[',
      ']',
      '"',
      "'",
      '\\',
      '/*',
      '*/',
      'url(',
      '@import ',
      ';',
      '\n',
      ' ',
      'a',
      '<',
      '/',
      '\r',
      'u',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(parts, fc.string({ maxLength: 3 })), { maxLength: 30 }), (pieces) =>
        expectClosed(pieces.join('')),
      ),
      { numRuns: 2000 },
    );
  });
});

/** Reads the result by the rules of CSS's own tokenizer, with no escapes outside of strings to read. */
function expectClosed(css: string): void {
  const result = scopedCss(css, ids);
  if (result === '') return;
  expect(result).not.toMatch(/<\/|<!--|\0/);
  const stack: string[] = [];
  const pairs: Record<string, string> = { '{': '}', '(': ')', '[': ']' };
  for (let at = 0; at < result.length; at += 1) {
    const char = result[at] ?? '';
    if (char === '"' || char === "'") {
      for (at += 1; result[at] !== char; at += 1) {
        expect(at, 'a string is never closed').toBeLessThan(result.length);
        expect(result[at], 'a string ends with its line').not.toBe('\n');
        if (result[at] === '\\') at += 1;
      }
      continue;
    }
    if (at > 0) expect(result.slice(at)).not.toMatch(/^@(?:import|charset|namespace|scope|page|property)\b/i);
    expect(char, 'an escape outside of a string').not.toBe('\\');
    expect(result.slice(at, at + 2), 'a comment').not.toBe('/*');
    if (/^url\(/i.test(result.slice(at)) && !/[\w\-\u0080-\uffff]/.test(result[at - 1] ?? ' ')) {
      expect(result.slice(at + 4).trimStart()[0] ?? '', 'an address without quotes').toMatch(/["')]/);
    }
    if (char in pairs) stack.push(pairs[char] ?? '');
    else if (char === stack.at(-1)) {
      stack.pop();
      if (stack.length === 0) expect(at, 'the scope ends early').toBe(result.length - 1);
    } else expect('})]').not.toContain(char);
  }
  expect(stack).toEqual([]);
}
