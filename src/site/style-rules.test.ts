import { describe, expect, it } from 'vitest';
import { readRules, serializeUsedRules } from './style-rules.ts';

const used = (css: string, ...names: string[]) =>
  serializeUsedRules(readRules(css), (name) => names.includes(name));

describe('serializeUsedRules', () => {
  it.each([
    ['.a{color:red}.b{color:blue}', '.b{color:blue}'],
    ["/* isn't } .b */.a{color:red}.b{top:0}", '.b{top:0}'],
    ['.a,.b{color:red}', '.b{color:red}'],
    ['.b .a{color:red}.b .b{color:blue}', '.b .b{color:blue}'],
    ['.b p{margin:0}.b h1{margin:1em}', '.b p{margin:0}'],
    ['.b>p:first-child::before{content:"}"}', '.b>p:first-child::before{content:"}"}'],
    ['.b:has(>.a:hover){top:0}.b:has(>p){top:1px}', '.b:has(>p){top:1px}'],
    [':where(.b:has(.a))+.b{top:0}:is(.b) p{top:1px}', ':is(.b) p{top:1px}'],
    ['.b:not(:has(.a)),.b:has(.a,p){top:0}', '.b:not(:has(.a)),.b:has(.a,p){top:0}'],
    ['.b:not(:where(.a) p){top:0}', '.b:not(:where(.a) p){top:0}'],
    ['@media (width>=768px){.a{top:0}}', ''],
    ['@media print{.a{top:0}.b{top:1px}}', '@media print{.b{top:1px}}'],
    ['@media screen{@starting-style{.b{top:0}}.a{top:0}}', '@media screen{@starting-style{.b{top:0}}}'],
  ])('keeps only the used selectors of %s', (css, kept) => {
    expect(used(css, 'b', '<p')).toBe(kept);
  });

  it.each([
    '*{margin:0}',
    ':root{--x:1}',
    '::selection{color:red}',
    '@font-face{font-family:"a";src:url(a.woff2)}',
    '@keyframes a{0%{top:0}to{top:1px}}',
    '@media screen{@keyframes a{0%{top:0}}}',
    ':is(.a,.c):not(.d){top:0}',
    '[data-a=".b,}"]{top:0}',
    ':nth-child(1 of .a:not(.b)){top:0}',
    '@charset "utf-8";*{margin:0}',
  ])('keeps %s, which could match any element', (css) => {
    expect(used(css)).toBe(css);
  });

  it('does not split selectors at commas in brackets and strings', () => {
    expect(used('.b:is(.x,.y),.b[data-x="a,b"],.a{top:0}', 'b')).toBe('.b:is(.x,.y),.b[data-x="a,b"]{top:0}');
  });
});
