import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/lib/build-if-needed.ts';
import { checkModule, checkStylesheet, checkTokens } from '../../scripts/lib/check-tokens.ts';

const rule = (declaration: string) => checkStylesheet(`.a {\n  ${declaration}\n}\n`);

describe('the token check', () => {
  it('reads all sources and finds no violations', () => {
    const { files, found } = checkTokens(root);
    expect(found).toEqual([]);
    expect(files).toBeGreaterThan(500);
  });

  it.each([
    'color: #fff;',
    'color: white;',
    'background: linear-gradient(RebeccaPurple, var(--color-ink));',
    'border: var(--width-hairline) solid rgb(0 0 0 / 0.5);',
    'fill: color(display-p3 1 0 0);',
    'color: hwb(90 10% 10%);',
    'color: light-dark(var(--color-ink), var(--color-paper));',
    '--own: #b03a1e;',
    'padding: 12px;',
    'gap: 1rem;',
    'margin: 0 auto -1.5rem;',
    'width: calc(100% - 2rem);',
    'border-radius: 0.4rem;',
    'font-size: 1.0625rem;',
    'font-size: clamp(1rem, 3vw, 2rem);',
    'font-weight: 600;',
    'font-weight: bold;',
    'font-family: Georgia, serif;',
    'font: 700 1rem/1.2 serif;',
    'line-height: 1.6;',
    'letter-spacing: -0.02em;',
    'z-index: 1000;',
    'box-shadow: 0 0.125rem 0.25rem var(--color-line);',
    'transition: opacity 240ms;',
    'transition: opacity 0.24s;',
    'animation: fade var(--time-sheet) cubic-bezier(0.2, 0.7, 0.2, 1);',
    'transition:\n    opacity var(--time-sheet),\n    translate 180ms;',
    'color: #fff; /* specified */',
    'color: #fff; /* see below */',
  ])('rejects %s', (declaration) => {
    expect(rule(declaration).map(({ line }) => line)).toEqual([2]);
  });

  it.each([
    'color: var(--color-ink);',
    'color: oklch(from var(--color-selection) l c h / 0.2);',
    'color: color-mix(in oklab, var(--color-ink), transparent 30%);',
    'background: url("data:image/svg+xml,%3Csvg fill=%23fff%3E");',
    'padding: var(--space-2) 0;',
    'grid-template-columns: minmax(13rem, 1fr);',
    'border-width: 1px;',
    'border-radius: 50%;',
    'font-size: 0.9em;',
    'font-weight: var(--weight-strong);',
    'line-height: 1;',
    'z-index: 1;',
    'transition: opacity var(--time-control) var(--ease-out);',
    'animation: spin 800ms linear infinite;',
    'white-space: nowrap;',
    'width: 40px; /* specified: the control that closes */',
    '/* Once it was 12px and #fff. */\n  gap: var(--space-1);',
    'transition:\n    opacity var(--time-sheet),\n    translate 180ms; /* optical: with the finger */',
  ])('allows %s', (declaration) => {
    expect(rule(declaration)).toEqual([]);
  });

  it('ignores values in media queries and selectors', () => {
    expect(
      checkStylesheet('@media (width >= 800px) {\n  a:hover {\n    color: var(--color-ink);\n  }\n}\n'),
    ).toEqual([]);
    expect(checkStylesheet('@media (width >= 800px) { a { color: red } }')).toHaveLength(1);
  });

  it('finds hard-coded colours in modules and hard-coded lengths in views', () => {
    const view = (line: string) => checkModule(line, true).length;
    expect(view(`<path fill="#1a1a1a" />`)).toBe(1);
    expect(view(`style={{ border: '1px solid #ccc' }}`)).toBe(1);
    expect(view('style={{ color: `rgb(1, 2, 3)` }}')).toBe(1);
    expect(view(`style={{ padding: '12px' }}`)).toBe(1);
    expect(view(`style={{ gap: '1rem' }}`)).toBe(1);
    expect(view(`style={{ gap: '1rem' }} // specified: by the platform`)).toBe(0);
    expect(view(`style={{ color: 'var(--color-ink)', height: '8rem' }}`)).toBe(0);
    const made = ['$', '{lightness} 0 0'].join('');
    expect(view(`const at = \`oklch(${made})\`; // as in #abc`)).toBe(0);
    expect(view(`import { a } from '#admin/a.ts';`)).toBe(0);
    expect(checkModule(`const standard = '1rem';`, false)).toEqual([]);
  });
});
