import { choice, length, media, number, toggle } from '#content/fields/kinds.ts';
import { boxSpacing, colorPair } from '../shared/fields/box.fields.ts';

/** Default padding of a card that has a box (specified). */
export const cardPadding = '1rem';

/** Card padding presets of 0, 12, 20 and 32 px (specified). */
const paddingPresets = ['0', '12px', '20px', '32px'] as const;

/** Fields for the style of a card. */
export function cardStyleFields() {
  const background = { when: { field: 'backgroundImageEnabled', is: [true] } } as const;
  return {
    ...boxSpacing('padding', 'Padding', { presets: paddingPresets, handle: 'padding', responsive: true }),
    paddingGap: length('Gap', { handle: 'gap', responsive: true }),
    elevation: choice(
      'Elevation',
      { none: 'None', low: 'Low', medium: 'Medium', high: 'High' },
      { default: 'none' },
    ),
    stylingEnabled: toggle('Custom background'),
    ...colorPair('backgroundColor', 'Background colour', {
      when: { field: 'stylingEnabled', is: [true] },
      surface: true,
    }),
    backgroundImageEnabled: toggle('Background image'),
    backgroundImageSrc: media('Background image file', { ...background, tab: 'style' }),
    backgroundImagePosition: choice(
      'Background position',
      {
        center: 'Centre',
        top: 'Top',
        bottom: 'Bottom',
        left: 'Left',
        right: 'Right',
        'top left': 'Top left',
        'top right': 'Top right',
        'bottom left': 'Bottom left',
        'bottom right': 'Bottom right',
      },
      { ...background, default: 'center' },
    ),
    backgroundImageSize: choice(
      'Background size',
      { cover: 'Fill', contain: 'Fit', auto: 'Original size' },
      { ...background, default: 'cover' },
    ),
    backgroundImageRepeat: choice(
      'Background repeat',
      { 'no-repeat': 'No repeat', repeat: 'Repeat', 'repeat-x': 'Repeat X', 'repeat-y': 'Repeat Y' },
      { ...background, default: 'no-repeat' },
    ),
    backgroundImageEffectType: choice(
      'Background effect',
      {
        none: 'None',
        blur: 'Blur',
        brightness: 'Brightness',
        contrast: 'Contrast',
        grayscale: 'Greyscale',
        'hue-rotate': 'Hue',
        invert: 'Invert',
        saturate: 'Saturation',
        sepia: 'Sepia',
      },
      { ...background, default: 'none' },
    ),
    backgroundImageEffectValue: number('Effect strength', {
      ...background,
      min: 0,
      max: 360,
      help: 'Blur in pixels, hue in degrees, all others in percent.',
    }),
    backgroundImageOpacity: number('Background opacity', {
      ...background,
      min: 0,
      max: 1,
      step: 0.05,
      default: 1,
    }),
    textAlignmentEnabled: toggle('Align content', { fold: 'text' }),
    textAlignVertical: choice(
      'Vertical',
      { top: 'Top', center: 'Centre', bottom: 'Bottom' },
      { fold: 'text', default: 'top', when: { field: 'textAlignmentEnabled', is: [true] } },
    ),
    contentOverflow: choice(
      'What does not fit',
      { hidden: 'Cut off', visible: 'Show', auto: 'Scroll if needed', scroll: 'Always scroll' },
      { default: 'hidden', fold: 'limits' },
    ),
  };
}
