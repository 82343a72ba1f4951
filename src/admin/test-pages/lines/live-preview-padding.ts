import { devices, type LayoutSettings, resolveLayout } from '#content/look/layout.ts';
import { type LayoutOverride, layoutOverrideEvent } from '#preview/layout-override.ts';
import { compare } from './line.ts';
import { createTextBlock, type TestLines } from './test-lines.ts';

const sides = { top: '11px', right: '12px', bottom: '13px', left: '14px' } as const;

const container = {
  paddingTop: sides.top,
  paddingRight: sides.right,
  paddingBottom: sides.bottom,
  paddingLeft: sides.left,
};

/** Widths in CSS pixels, well within each device's range. */
const widths = { mobile: 390, tablet: 820, desktop: 1280 } as const;

const responsive: LayoutSettings['responsive'] = {
  mobile: { paddingLeft: '21px', paddingRight: '22px' },
  tablet: { paddingLeft: '31px', paddingRight: '32px' },
  desktop: { paddingLeft: '41px', paddingRight: '42px' },
};

/** Checks the page's padding on four sides, and per device with and without `overrideStates`. */
export const checkLines: TestLines = async function* (frame) {
  frame.show([createTextBlock('a', 'One'), createTextBlock('b', 'Two')]);
  frame.width(widths.desktop);
  const told: LayoutOverride[] = [];
  frame.window.addEventListener(layoutOverrideEvent, (event) => told.push((event as CustomEvent).detail));
  frame.settings({ layoutSettings: { container } });
  for (const [side, value] of Object.entries(sides)) {
    yield await compare(`padding ${side}`, value, () => frame.style('.blocks', `padding-${side}`));
  }
  yield await compare(`the page's window hears ${layoutOverrideEvent}`, Object.values(sides).join(' '), () =>
    describePaddings(told.at(-1)),
  );
  for (const device of devices) {
    frame.width(widths[device]);
    for (const own of [true, false]) {
      frame.settings({ layoutSettings: { responsive, overrideStates: { [device]: own } } });
      for (const side of ['left', 'right'] as const) {
        const name = side === 'left' ? 'paddingLeft' : 'paddingRight';
        const value = own ? responsive?.[device]?.[name] : getDefaultPadding(device, name);
        yield await compare(`${device}, overrideStates ${own}: padding ${side}`, formatPixels(value), () =>
          frame.style('.blocks', `padding-${side}`),
        );
      }
    }
  }
  frame.settings({ layoutSettings: null });
  yield await compare(
    'without a layout of its own the page has the standard one',
    formatPixels(getDefaultPadding('desktop', 'paddingLeft')),
    () => frame.style('.blocks', 'padding-left'),
  );
};

/** Formats the paddings of the event, clockwise from the top. */
function describePaddings(told: LayoutOverride | undefined): string {
  const names = Object.keys(container) as (keyof typeof container)[];
  return names.map((name) => told?.layoutSettings?.container?.[name]).join(' ');
}

function getDefaultPadding(device: (typeof devices)[number], name: 'paddingLeft' | 'paddingRight'): string {
  return resolveLayout(undefined, undefined).responsive[device][name];
}

/** Formats a length in pixels, as browsers compute it. */
function formatPixels(length: string | undefined): string {
  const value = Number.parseFloat(length ?? '');
  return `${length?.endsWith('rem') ? value * 16 : value}px`;
}
