import { isLength } from '#content/fields/kinds.ts';
import { breakpoints, type Device, defaultLayout, type Layout } from '#content/look/layout.ts';
import { readCssLength } from '#content/look/width-by-window.ts';

/**
 * Builds the page's layout as CSS of its block list, and as the properties from which `base.css` builds the
 * page's grid (docs/grid.md). Invalid CSS lengths are omitted.
 */
export function buildLayoutCss({ container, responsive }: Layout): string {
  const { marginLeft, marginRight } = container;
  // Columns as wide as the page exist only on desktops.
  const isWide = container.maxWidth === 'none';
  const maxWidth = isWide ? defaultLayout.container.maxWidth : container.maxWidth;
  const base =
    buildRule(':root', { '--layout-width': toCalcLength(maxWidth) }) +
    buildRule('.blocks', {
      'margin-top': container.marginTop,
      'margin-bottom': container.marginBottom,
      'margin-right': marginRight,
      'padding-top': container.paddingTop,
      'padding-bottom': container.paddingBottom,
      'max-width': maxWidth,
      '--layout-start': computeStart(marginLeft, marginRight),
      '--layout-end': toCalcLength(marginRight),
    });
  const onDevice = (device: Device) => {
    const layout = responsive[device];
    return (
      buildRule(':root', {
        '--layout-left': toCalcLength(layout.paddingLeft),
        '--layout-right': toCalcLength(layout.paddingRight),
      }) +
      buildRule('.blocks', {
        'padding-left': layout.paddingLeft,
        'padding-right': layout.paddingRight,
        '--gap': toCalcLength(layout.gap),
        '--scale': findScale(layout.gap, device),
      })
    );
  };
  return [
    base,
    onDevice('mobile'),
    `@media(min-width:${breakpoints.tablet}px){${onDevice('tablet')}}`,
    `@media(min-width:${breakpoints.desktop}px){${onDevice('desktop')}${isWide ? ':root{--layout-width:initial}.blocks{max-width:none}' : ''}}`,
  ].join('');
}

/** The gap in CSS pixels for which the rhythm tokens are defined. */
const standardGap = 24;

/** Window widths in CSS pixels for which a gap relative to the window is computed. */
const windows: Readonly<Record<Device, number>> = { mobile: 390, tablet: 820, desktop: 1440 };

/** Finds the factor by which a gap scales the rhythm tokens. */
function findScale(gap: string, device: Device): string {
  const pixels = readCssLength(gap)?.(windows[device], windows[device]) ?? standardGap;
  return String(Number((Math.max(0, pixels) / standardGap).toFixed(3)));
}

/**
 * Computes the start of the list. With both margins `auto` the grid centres it; with only the right one it is
 * at that end.
 */
function computeStart(left: string, right: string): string | undefined {
  const [start, end] = [toCalcLength(left), toCalcLength(right)];
  if (start === undefined && end !== undefined) {
    return `max(0px,100cqi - var(--layout-width,100cqi) - ${end})`;
  }
  return start;
}

/**
 * Converts a length for `calc()` anywhere on the page: a percentage is one of the page's width. Undefined for
 * `auto` and for invalid lengths.
 */
function toCalcLength(length: string): string | undefined {
  if (length === 'auto' || !isLength(length)) return undefined;
  return length === '0' ? '0px' : length.replace('%', 'cqi');
}

/** Builds a rule of the declarations that have a value; for CSS's own properties only valid lengths. */
function buildRule(selector: string, properties: Readonly<Record<string, string | undefined>>): string {
  const declarations = Object.entries(properties)
    .filter(([name, value]) => value !== undefined && (name.startsWith('--') || isLength(value)))
    .map(([name, value]) => `${name}:${value}`);
  return declarations.length === 0 ? '' : `${selector}{${declarations.join(';')}}`;
}
