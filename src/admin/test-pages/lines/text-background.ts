import { themes } from '#tokens/light-dark.ts';
import { compare } from './line.ts';
import { createTextBlock, type TestLines } from './test-lines.ts';

const colors = { light: 'rgb(200, 220, 240)', dark: 'rgb(20, 40, 60)' } as const;
const paddings = { top: '5px', right: '6px', bottom: '7px', left: '8px' } as const;

const background = {
  textBackgroundEnabled: true,
  textBackgroundColor: colors.light,
  textBackgroundColorDark: colors.dark,
};

/** Checks the background behind a text: its colours in both themes, radius, and padding on four sides. */
export const checkLines: TestLines = async function* (frame) {
  const createStyleReader = (property: string) => () => frame.style('[data-block-id="t"] .prose', property);
  const set = (name: string, to: unknown) =>
    frame.edit({ type: 'block/set', blockId: 't', path: [name], value: to });

  for (const theme of themes) {
    frame.show([createTextBlock('t', 'On a background', background)], {}, theme);
    yield await compare(`colour, ${theme}`, colors[theme], createStyleReader('background-color'));
  }
  yield await compare('radius, as it starts', '8px', createStyleReader('border-radius'));
  set('textBackgroundRadius', '17px');
  yield await compare('radius', '17px', createStyleReader('border-radius'));
  for (const [side, length] of Object.entries(paddings)) {
    set(`textBackgroundPadding${side.charAt(0).toUpperCase()}${side.slice(1)}`, length);
    yield await compare(`padding ${side}`, length, createStyleReader(`padding-${side}`));
  }
  set('textBackgroundEnabled', false);
  yield await compare(
    'without a background: colour',
    'rgba(0, 0, 0, 0)',
    createStyleReader('background-color'),
  );
  yield await compare('without a background: padding', '0px', createStyleReader('padding-top'));
};
