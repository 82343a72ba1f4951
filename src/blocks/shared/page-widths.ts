import type { Reach } from '#content/block/block.ts';
import { breakpoints, defaultLayout, devices, getDeviceForWidth, type Layout } from '#content/look/layout.ts';
import { getZeroPixels, readCssLength, type WidthByWindow } from '#content/look/width-by-window.ts';

/** Widths of a page's blocks by reach. `text` is the column of most blocks. */
export type PageWidths = Readonly<Record<Reach | 'text', WidthByWindow>>;

/**
 * Minimum distance to the window's edge in CSS pixels, and the smallest gap beside the column that looks
 * intended (`base.css`).
 */
const leastGutter = 16;
const leastBeside = 112;

/**
 * Share of the page that text beside a heading takes, and the gap between them in CSS pixels
 * (`composition.css`).
 */
const asideText = { share: 7 / 12, gap: 24 } as const;

/**
 * Computes the widths that `base.css` gives a layout (docs/grid.md). They are needed as numbers, because
 * `sizes` can't refer to elements. `pageWidth` is the token.
 */
export function computePageWidths(
  { composition, container, responsive }: Layout,
  pageWidth: string,
): PageWidths {
  const isWide = container.maxWidth === 'none';
  const widest = readCssLength(isWide ? defaultLayout.container.maxWidth : container.maxWidth);
  const [start, end] = [readCssLength(container.marginLeft), readCssLength(container.marginRight)];
  const token = readCssLength(pageWidth) ?? getZeroPixels;
  const paddings = Object.fromEntries(
    devices.map((device) => [
      device,
      [
        readCssLength(responsive[device].paddingLeft),
        readCssLength(responsive[device].paddingRight),
      ] as const,
    ]),
  );
  const measure = (window: number) => {
    const [left, right] = (paddings[getDeviceForWidth(window)] ?? []).map(
      (side) => side?.(window, window) ?? 0,
    );
    const gutter = Math.max(leastGutter, left ?? 0);
    const isDesktop = window >= breakpoints.desktop;
    const layoutWidth = isWide && isDesktop ? undefined : widest?.(window, window);
    const page = Math.max(token(window, window), (layoutWidth ?? 0) - 2 * gutter);
    const pageEdge = Math.max(gutter, (window - page) / 2);
    const isAside = isDesktop && composition === 'aside';
    const beyond = (layoutWidth ?? window) + (end?.(window, window) ?? 0);
    const free =
      isDesktop && composition === 'centred' ? Math.max(0, (window - beyond) / 2) : pageEdge - gutter;
    const atStart = start?.(window, window) ?? (end ? Math.max(0, window - beyond) : free);
    const atEnd = end?.(window, window) ?? (isAside ? pageEdge - gutter : 0);
    const column = Math.min(layoutWidth ?? window, window - atStart - atEnd) - (left ?? 0) - (right ?? 0);
    if (isAside) {
      const text = (column - asideText.gap) * asideText.share;
      return { page: window - 2 * pageEdge, text };
    }
    const beside = window - pageEdge - (atStart + (left ?? 0)) - column;
    return {
      page: window - 2 * pageEdge,
      text: column + (beside > 0 && beside < leastBeside ? beside : 0),
    };
  };
  return {
    text: (window) => measure(window).text,
    page: (window) => measure(window).page,
    viewport: (window) => window,
  };
}
