import { isLength } from '#content/fields/kinds.ts';
import { breakpoints, type Layout } from '#content/layout.ts';

/** The page's layout as CSS of its block list. Values that are no CSS length are left out. */
export function layoutCss({ container, responsive }: Layout): string {
  const base = rule({
    'margin-top': container.marginTop,
    'margin-bottom': container.marginBottom,
    'margin-left': container.marginLeft,
    'margin-right': container.marginRight,
    'padding-top': container.paddingTop,
    'padding-bottom': container.paddingBottom,
    'max-width': container.maxWidth,
  });
  const device = (layout: Layout['responsive']['mobile']) =>
    rule({
      'padding-left': layout.paddingLeft,
      'padding-right': layout.paddingRight,
      gap: layout.gap,
    });
  return [
    base,
    device(responsive.mobile),
    `@media(min-width:${breakpoints.tablet}px){${device(responsive.tablet)}}`,
    `@media(min-width:${breakpoints.desktop}px){${device(responsive.desktop)}}`,
  ].join('');
}

/** The declarations whose value is a CSS length, as a rule of the block list. */
function rule(properties: Readonly<Record<string, string>>): string {
  const declarations = Object.entries(properties)
    .filter(([, value]) => isLength(value))
    .map(([property, value]) => `${property}:${value}`);
  return `.blocks{${declarations.join(';')}}`;
}
