import { choice, color, length, toggle, translatedText } from '#content/fields/kinds.ts';
import { boxSpacing, radiusPresets } from './box.fields.ts';

/** Fields of all blocks with running text. */
export function textFields(label = 'Text') {
  return {
    content: translatedText(label, { format: 'markdown' }),
    ...textStyle(),
    bulletTextSpacing: length('Bullet gap'),
  };
}

/** Fields of blocks with one heading line. */
export function headingFields() {
  return {
    content: translatedText('Text', { format: 'line' }),
    ...textStyle(),
    ...boxSpacing('headingPadding', 'Heading padding', { handle: 'padding', responsive: true }),
  };
}

/** Fields for the alignment and background of a block's text. */
export function textStyle() {
  const when = { field: 'textBackgroundEnabled', is: [true] };
  return {
    textAlignHorizontal: choice(
      'Alignment',
      { left: 'Left', center: 'Centre', right: 'Right' },
      { responsive: true },
    ),
    textBackgroundEnabled: toggle('Text background'),
    textBackgroundColor: color('Background', {
      when,
      control: { kind: 'color-pair', key: 'textBackgroundColor', label: 'Background colour', part: 'light' },
      surface: true,
    }),
    textBackgroundColorDark: color('Background', {
      when,
      control: { kind: 'color-pair', key: 'textBackgroundColor', label: 'Background colour', part: 'dark' },
      surface: true,
    }),
    textBackgroundRadius: length('Corner radius', {
      default: '8px',
      when,
      presets: radiusPresets,
      handle: 'radius',
    }),
    ...boxSpacing('textBackgroundPadding', 'Background padding', {
      when,
      handle: 'padding',
      responsive: true,
    }),
  };
}
