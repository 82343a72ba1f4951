// @vitest-environment jsdom

import { describe, expect, it } from 'vitest';
import { fc } from '../../../tests/support/properties.ts';
import { sanitizeInlineMarkup } from './inline-markup.ts';

const clean = (html: string) => sanitizeInlineMarkup(html, 'en').html;

describe('sanitizeInlineMarkup', () => {
  it.each([
    ['<p class="a" title="b">x &amp; <b>y</b></p>', '<p class="a" title="b">x &amp; <b>y</b></p>'],
    ['<p style="color: red">x</p>', '<p style="color: red">x</p>'],
    ['<h1>x</h1>', '<h2>x</h2>'],
    ['<my-element><p>x</p></my-element>', '<p>x</p>'],
    ['<a href="/cases">x</a>', '<a href="/en/cases">x</a>'],
    [
      '<a href="https://example.com" target="_self">x</a>',
      '<a href="https://example.com" target="_blank" rel="noopener noreferrer">x</a>',
    ],
    ['<img src="/media/a.jpg" alt="b" width="3">', '<img src="/media/a.jpg" alt="b" width="3">'],
    ['<table><tr><td colspan="2">x</table>', '<table><tbody><tr><td colspan="2">x</td></tr></tbody></table>'],
    [
      '<svg viewBox="0 0 2 2"><path d="M0 0" stroke-width="2"/></svg>',
      '<svg viewBox="0 0 2 2"><path d="M0 0" stroke-width="2"></path></svg>',
    ],
    ['<!doctype html><html><head><title>t</title></head><body><p>x</p></body></html>', '<p>x</p>'],
  ])('sanitises %s', (html, expected) => {
    expect(clean(html)).toBe(expected);
  });

  it('prefixes ids and the references to them', () => {
    const { html, ids } = sanitizeInlineMarkup(
      '<a href="#a">x</a><a href="#contact">y</a><b id="a"></b><svg><linearGradient id="g"/><path fill="url(#g)"/></svg><i aria-labelledby="a z"></i>',
      'nl',
    );
    expect([...ids]).toEqual(['a', 'g']);
    expect(html).toContain('href="#code-a"');
    expect(html).toContain('href="#contact"');
    expect(html).toContain('id="code-g"');
    expect(html).toContain('fill="url(#code-g)"');
    expect(html).toContain('aria-labelledby="code-a z"');
  });

  it('returns the contents of style elements separately', () => {
    const { html, css } = sanitizeInlineMarkup(
      '<style>p { color: red }</style><p>x</p><style>b{}</style>',
      'nl',
    );
    expect(html).toBe('<p>x</p>');
    expect(css).toBe('p { color: red }\nb{}');
  });
});

const hostile = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><animate attributeName=href values=javascript:alert(1) /></svg>',
  '<svg><use href="data:image/svg+xml,<svg onload=alert(1)>"/></svg>',
  '<svg><foreignObject><iframe src="javascript:alert(1)"></iframe></foreignObject></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<svg><p><style><!--</style><img src=x onerror=alert(1)>--></style></svg>',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math><annotation-xml encoding="text/html"><img src=x onerror=alert(1)></annotation-xml></math>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<template><script>alert(1)</script></template>',
  '<template shadowrootmode="open"><script>alert(1)</script></template>',
  '<textarea></textarea><img src=x onerror=alert(1)></textarea>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" &#1;java&#10;script:alert(1)">x</a>',
  '<a href="vbscript:x">x</a><a href="data:text/html,<script>alert(1)</script>">y</a>',
  '<img src="javascript:alert(1)"><img src="data:text/html,x"><video poster="javascript:x" src="data:x">',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe><object data=x><embed src=x>',
  '<form action="javascript:alert(1)"><button formaction="javascript:x">x</button><input autofocus onfocus=x></form>',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)"><base href="//evil.example/"><link rel=stylesheet href=x>',
  '<div data-island="x" data-source="//evil.example/x.js" data-runtime="x" data-action="back" popovertarget="menu">x</div>',
  '<p is="x-evil" slot="x" contenteditable nonce="x">x</p>',
  '<div id="contact"></div><div id="preview-context">{}</div>',
  '<details ontoggle=alert(1) open><summary>x</summary></details>',
  '<b><p><i></b><script></p><x-a><p><x-b><p>x',
  '<xmp><script>alert(1)</script></xmp><plaintext><img src=x onerror=alert(1)>',
  '<select><template><img src=x onerror=alert(1)></template></select>',
];

/** Parses the result as a browser does, and expects that it has no forbidden elements and attributes. */
function expectHarmless(html: string): void {
  const root = document.createElement('div');
  root.innerHTML = clean(html);
  for (const element of root.querySelectorAll('*')) {
    expect(element.tagName.toLowerCase()).not.toMatch(
      /^(?:script|style|iframe|object|embed|form|input|button|meta|base|link|template|math|noscript|foreignobject|animate|use)$/,
    );
    for (const { name, value } of element.attributes) {
      expect(name).not.toMatch(/^(?:on|data-|form|srcdoc|popover|xlink|is$|slot$|nonce$|contenteditable)/i);
      if (name === 'href' || name === 'src' || name === 'poster') {
        const { protocol } = new URL(value, 'https://studio.example/');
        expect(['https:', 'http:', 'mailto:', 'tel:']).toContain(protocol);
      }
      if (name === 'id') expect(value).toMatch(/^code-/);
    }
  }
  // Parsing and serialising it again changes nothing, so a second parse reveals no new elements.
  const again = document.createElement('div');
  again.innerHTML = root.innerHTML;
  expect(again.innerHTML).toBe(root.innerHTML);
}

describe('hostile markup', () => {
  it.each(hostile)('%s is harmless', expectHarmless);

  it('is harmless in every combination', () => {
    const pieces = fc.oneof(
      fc.constantFrom(...hostile),
      fc.constantFrom(
        '<svg>',
        '</svg>',
        '<p>',
        '<table>',
        '<a href=x>',
        '<math>',
        '<style>',
        '</style>',
        '<!--',
        '-->',
        '"',
        "'",
        '>',
      ),
      fc.string({ maxLength: 5 }),
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 6 }), (parts) => expectHarmless(parts.join(''))),
      { numRuns: 300 },
    );
  });
});
