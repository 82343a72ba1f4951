import { type SelectorComponent, transform } from 'lightningcss';
import { describe, expect, it } from 'vitest';
import { fc } from '../../../tests/support/properties.ts';
import { scopeCss } from './scoped-css.ts';

const scope = { name: 'x', ids: new Set(['chart']) };
const within = ':where([data-scope=x],[data-scope=x] *)';
/** Replaces `§` by the condition that each selector gets. */
const expand = (css: string) => css.replaceAll('§', within);

describe('scopeCss', () => {
  it.each([
    ['p { color: red; }', 'p§{ color: red; }'],
    ['a:hover, .b>c{color:#0f0}', 'a:hover§,.b>c§{color:#0f0}'],
    ['.a { .b & { color: red } }', '.a§{.b &§{ color: red } }'],
    ['.a { color: red; & p { --x: { a: b } } }', '.a§{ color: red;& p§{ --x: { a: b } } }'],
    ['@media (width < 40rem) { p { margin: 0 } }', '@media (width < 40rem) {p§{ margin: 0 } }'],
    [
      '@keyframes in { from { a: b } 50% { a: c } } p { d: e }',
      '@keyframes in { from { a: b } 50% { a: c } }p§{ d: e }',
    ],
    ['p::before { content: "}\\"</b>" }', 'p§::before{ content: "}\\"\\3c /b>" }'],
    ['p:first-line, p:not(:first-letter, a) { a: b }', 'p§:first-line,p:not(:first-letter, a)§{ a: b }'],
    ['[title="a, b::c"] i { a: b }', '[title="a, b::c"] i§{ a: b }'],
    ['p { background: url(/media/a.jpg) }', 'p§{ background: url("/media/a.jpg") }'],
    ['p { background: url("/a.jpg") }', 'p§{ background: url("/a.jpg") }'],
    ['#chart, #other { fill: #chart }', '#code-chart§,#other§{ fill: #chart }'],
    ['body > p, :root { --x: 1 }', '[data-scope=x] > p§,[data-scope=x]§{ --x: 1 }'],
    ['> p { a: b }', '[data-scope=x] > p§{ a: b }'],
    ['html body .a { b: c }', '[data-scope=x] .a§{ b: c }'],
    ['.body, tbody { b: c }', '.body§,tbody§{ b: c }'],
  ])('scopes %s', (css, expected) => {
    expect(scopeCss(css, scope)).toBe(expand(expected));
  });

  it('returns an empty string for empty CSS', () => {
    expect(scopeCss('', scope)).toBe('');
    expect(scopeCss('  /* only a note */ ', scope)).toBe('');
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
    'p { a: [{) } body {} }] } body { display: none }',
    '/* } body { display: none }',
    'p { a: /*/ } */ b } } body {}',
    'p{}\r\n"\r\n}\f}',
    '</style><script>alert(1)</script>',
    '<!-- } -->',
    '@import url(//evil.example/a.css); p {}',
    '@charset "x"; @namespace url(x);',
    '@scope (html) { body { display: none } }',
    '@media print { body { display: none } } header { display: none }',
    '@layer a { @supports (a: b) { header { display: none } } }',
    '@\\69mport "x";',
    'a { b: c } /\\* } body { display: none }',
    'a { b: c } /)* } body { display: none }',
    "p { a: ur\\l(') } } body {} /* ' */",
    '<\\/style><)/style>',
    'body + footer { display: none }',
    ':scope ~ * { display: none }',
    '+ p, ~ p, > p { a: b }',
    'body { & + footer, + footer { display: none } }',
    'body:has(p) ~ * { a: b }',
    'p:is(;), header { a: b }',
    '--x:hover, header { a: b }',
    'a{--x:hover, & + header { a: b }}',
    'p:not(a, "), header {}', // the string never ends
    '@keyframes a { header { a: b } } header { a: b }',
    '@media { header { a: b } @keyframes x { to { a: b } } footer { a: b } }',
  ])('keeps %j within its scope', expectScoped);

  it('keeps arbitrary CSS within its scope', () => {
    const parts = fc.constantFrom(
      ...[
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
        '@media ',
        ';',
        ',',
        ':',
      ],
      ...[
        '::before',
        '&',
        '+ ',
        '> ',
        '--x:',
        'p ',
        'body ',
        ':is(',
        '\n',
        ' ',
        'a',
        '<',
        '/',
        '\r',
        'u',
        '{a:b}',
      ],
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(parts, fc.string({ maxLength: 3 })), { maxLength: 30 }), (pieces) =>
        expectScoped(pieces.join('')),
      ),
      { numRuns: 2000 },
    );
  });
});

/**
 * Expects that nothing ends the style element or an open bracket early, and that another CSS parser finds no
 * rule outside the scope.
 */
function expectScoped(css: string): void {
  const result = scopeCss(css, scope);
  expectClosed(result);
  transform({
    filename: 'code.css',
    code: new TextEncoder().encode(result),
    errorRecovery: true,
    visitor: {
      Rule: {
        style({ value: { selectors } }) {
          for (const selector of selectors) expect(isBound(selector), `${css}\n${result}`).toBe(true);
        },
      },
    },
  });
}

/** True if the subject of a selector is inside the scope. */
function isBound(selector: readonly SelectorComponent[]): boolean {
  const subject = selector.slice(selector.findLastIndex(({ type }) => type === 'combinator') + 1);
  return subject.some(
    (part) =>
      part.type === 'pseudo-class' &&
      part.kind === 'where' &&
      part.selectors.every(
        ([first]) =>
          first?.type === 'attribute' && first.name === 'data-scope' && part.selectors.length === 2,
      ),
  );
}

/** Tokenizes the result as CSS does, and expects balanced brackets and no escapes outside of strings. */
function expectClosed(result: string): void {
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
    expect(result.slice(at)).not.toMatch(/^@(?:import|charset|namespace|scope|page|property)\b/i);
    expect(char, 'an escape outside of a string').not.toBe('\\');
    expect(result.slice(at, at + 2), 'a comment').not.toBe('/*');
    if (/^url\(/i.test(result.slice(at)) && !/[\w\-\u0080-\uffff]/.test(result[at - 1] ?? ' ')) {
      expect(result.slice(at + 4).trimStart()[0] ?? '', 'an address without quotes').toMatch(/["')]/);
    }
    if (char in pairs) stack.push(pairs[char] ?? '');
    else if (char === stack.at(-1)) stack.pop();
    else expect('})]').not.toContain(char);
  }
  expect(stack).toEqual([]);
}
