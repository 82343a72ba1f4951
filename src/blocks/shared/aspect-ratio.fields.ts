import type { FieldBase } from '#content/fields/field.ts';
import { openChoice } from './open-choice.fields.ts';

/** The ratio of a picture's box. `auto` is the picture's own. */
export function aspectRatio(options: Partial<Pick<FieldBase<string>, 'tab' | 'when'>> = {}) {
  return openChoice(
    'Aspect ratio',
    {
      auto: 'Original',
      '21/9': '21:9',
      '16/9': '16:9',
      '3/2': '3:2',
      '4/3': '4:3',
      '1/1': 'Square',
      '4/5': '4:5',
      '3/4': '3:4',
      '2/3': '2:3',
      '9/16': '9:16',
    },
    {
      ...options,
      default: '16/9',
      pattern: /^(?:auto|\d+(?:\.\d+)?(?: *\/ *\d+(?:\.\d+)?)?)$/,
      message: 'must be a ratio such as 16/9, or auto',
    },
  );
}
