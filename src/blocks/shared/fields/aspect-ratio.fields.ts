import type { FieldBase } from '#content/fields/field.ts';
import { widthFields } from './media-width.fields.ts';
import { openChoice } from './open-choice.fields.ts';

type Settings = Partial<Pick<FieldBase<string>, 'help' | 'tab' | 'when' | 'fold'>>;

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
export const resizedRatio = () =>
  ({ ...aspectRatio(), handle: 'ratio', handleKeeps: widthFields }) as const satisfies FieldBase<string>;

/** Field for the ratio on phones. `same` is the default. */
export function phoneAspectRatio(options: Settings = {}) {
  return openChoice(
    'Mobile aspect ratio',
    { same: 'Same as desktop', ...ratios },
    {
      fold: 'mobile',
      help: 'A mobile image keeps its own shape unless you choose one.',
      ...options,
      default: 'same',
      pattern: /^(?:same|\d+(?:\.\d+)?(?: *\/ *\d+(?:\.\d+)?)?)$/,
      message: 'must be a ratio such as 4/3, or same',
    },
  );
}
