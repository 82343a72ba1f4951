import type { ChoiceField, FieldBase } from '#content/fields/field.ts';
import { widthFields } from './media-width.fields.ts';
import { openChoice } from './open-choice.fields.ts';

type Settings = Partial<Pick<FieldBase<string>, 'help' | 'tab' | 'when' | 'responsive'>> &
  Pick<ChoiceField, 'shapeOf'>;

const ratios = {
  '21/9': '21:9',
  '16/9': '16:9',
  '3/2': '3:2',
  '4/3': '4:3',
  '1/1': 'Square',
  '4/5': '4:5',
  '3/4': '3:4',
  '2/3': '2:3',
  '9/16': '9:16',
} as const;

/** Field for the ratio of an image's box. `auto` is the image's own. */
export function aspectRatio(options: Settings = {}) {
  return openChoice(
    'Aspect ratio',
    { auto: 'Original', ...ratios },
    {
      ...options,
      default: '16/9',
      pattern: /^(?:auto|\d+(?:\.\d+)?(?: *\/ *\d+(?:\.\d+)?)?)$/,
      message: 'must be a ratio such as 16/9, or auto',
    },
  );
}

/** The same for a block that is resized by hand in the page. */
export const resizedRatio = (options: Settings = {}) =>
  ({
    ...aspectRatio(options),
    handle: 'ratio',
    handleKeeps: widthFields,
  }) as const satisfies FieldBase<string>;
