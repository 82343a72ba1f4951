import { isLength } from '#content/fields/kinds.ts';
import { breakpoints, type Layout } from '#content/layout.ts';

/**
 * The page's layout as CSS of its block list, and as the properties of which `base.css` makes the page's grid
 * (docs/grid.md). Values that are no CSS length are left out.
 */
export function layoutCss({ container, responsive }: Layout): string {
  const { marginLeft, marginRight, maxWidth } = container;
  const base =
    rule(':root', { '--layout-width': inCalc(maxWidth) }) +
    rule('.blocks', {
      'margin-top': container.marginTop,
      'margin-bottom': container.marginBottom,
      'margin-right': marginRight,
      'padding-top': container.paddingTop,
      'padding-bottom': container.paddingBottom,
      'max-width': maxWidth,
      '--layout-start': startOf(marginLeft, marginRight),
      '--layout-end': inCalc(marginRight),
    });
  const device = (layout: Layout['responsive']['mobile']) =>
    rule(':root', {
      '--layout-left': inCalc(layout.paddingLeft),
      '--layout-right': inCalc(layout.paddingRight),
    }) +
    rule('.blocks', {
      'padding-left': layout.paddingLeft,
      'padding-right': layout.paddingRight,
      gap: layout.gap,
      '--gap': inCalc(layout.gap),
    });
  return [
    base,
    device(responsive.mobile),
    `@media(min-width:${breakpoints.tablet}px){${device(responsive.tablet)}}`,
    `@media(min-width:${breakpoints.desktop}px){${device(responsive.desktop)}}`,
  ].join('');
}

/** Where the list begins. With both margins `auto` that is the grid's affair; with a right one alone it ends there. */
function startOf(left: string, right: string): string | undefined {
  const [start, end] = [inCalc(left), inCalc(right)];
  if (start === undefined && end !== undefined) {
    return `max(0px,100cqi - var(--layout-width,100cqi) - ${end})`;
  }
  return start;
}

/**
 * A length with which can be calculated anywhere on the page: a percentage is one of the page's width. Undefined for
 * `auto`, and for what is no length.
 */
function inCalc(length: string): string | undefined {
  if (length === 'auto' || !isLength(length)) return undefined;
  return length === '0' ? '0px' : length.replace('%', 'cqi');
}

/** The declarations that have a value, those of CSS's own properties only where it is a length. */
function rule(selector: string, properties: Readonly<Record<string, string | undefined>>): string {
  const declarations = Object.entries(properties)
    .filter(([name, value]) => value !== undefined && (name.startsWith('--') || isLength(value)))
    .map(([name, value]) => `${name}:${value}`);
  return declarations.length === 0 ? '' : `${selector}{${declarations.join(';')}}`;
}
