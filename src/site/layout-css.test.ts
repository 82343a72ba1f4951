import { expect, it } from 'vitest';
import { defaultLayout, resolveLayout } from '#content/look/layout.ts';
import { buildLayoutCss } from './layout-css.ts';

it('buildLayoutCss renders the default layout, mobile first', () => {
  expect(buildLayoutCss(defaultLayout)).toBe(
    [
      ':root{--layout-width:800px}.blocks{margin-top:72px;margin-bottom:1.5rem;margin-right:auto;padding-top:0;padding-bottom:0;max-width:800px}',
      ':root{--layout-left:1rem;--layout-right:1rem}.blocks{padding-left:1rem;padding-right:1rem;--gap:1rem;--scale:0.667}',
      '@media(min-width:768px){:root{--layout-left:2rem;--layout-right:2rem}.blocks{padding-left:2rem;padding-right:2rem;--gap:1.25rem;--scale:0.833}}',
      '@media(min-width:1024px){:root{--layout-left:2.5rem;--layout-right:2.5rem}.blocks{padding-left:2.5rem;padding-right:2.5rem;--gap:1.5rem;--scale:1}}',
    ].join(''),
  );
});

it('buildLayoutCss renders a gap and side paddings that apply to all devices', () => {
  const container = { gap: '3rem', paddingLeft: '5%', paddingRight: '4px' };
  const everywhere =
    ':root{--layout-left:5cqi;--layout-right:4px}.blocks{padding-left:5%;padding-right:4px;--gap:3rem;--scale:2}';
  for (const layout of [resolveLayout({ container }, undefined), resolveLayout(undefined, { container })]) {
    expect(buildLayoutCss(layout)).toContain(
      `${everywhere}@media(min-width:768px){${everywhere}}@media(min-width:1024px){${everywhere}}`,
    );
  }
});

it('buildLayoutCss computes the start of the layout from its margins, and omits it if both are auto', () => {
  const findStart = (marginLeft: string, marginRight: string) =>
    /--layout-start:([^;}]*)/.exec(
      buildLayoutCss({
        ...defaultLayout,
        container: { ...defaultLayout.container, marginLeft, marginRight },
      }),
    )?.[1];
  expect(findStart('auto', 'auto')).toBeUndefined();
  expect(findStart('0', 'auto')).toBe('0px');
  expect(findStart('10%', '20px')).toBe('10cqi');
  expect(findStart('auto', '20px')).toBe('max(0px,100cqi - var(--layout-width,100cqi) - 20px)');
});

it('buildLayoutCss omits values that are not lengths', () => {
  const container = { ...defaultLayout.container, maxWidth: '1px}body{display:none' };
  const css = buildLayoutCss({ ...defaultLayout, container });
  expect(css).not.toContain('display');
  expect(css).not.toContain('max-width');
});
