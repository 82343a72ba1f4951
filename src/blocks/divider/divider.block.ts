import { defineBlock } from '#content/block/block.ts';
import { choice, length } from '#content/fields/kinds.ts';
import { boxSpacing, colorPair } from '../shared/fields/box.fields.ts';

export const dividerBlock = defineBlock({
  type: 'divider',
  label: 'Divider',
  synonyms: ['line', 'rule', 'separator', 'hr', 'spacer'],
  category: 'layout',
  flow: 'rule',
  place: 2,
  icon: 'minus',
  fields: {
    orientation: choice(
      'Orientation',
      { horizontal: 'Horizontal', vertical: 'Vertical' },
      { default: 'horizontal' },
    ),
    thickness: length('Thickness', { default: '1px' }),
    style: choice(
      'Style',
      { solid: 'Solid', dashed: 'Dashed', dotted: 'Dotted', double: 'Double' },
      { default: 'solid' },
    ),
    ...colorPair('color', 'Colour'),
    width: length('Length', { default: '100%' }),
    ...boxSpacing('margin', 'Margin', { responsive: true, fold: 'spacing' }),
    ...boxSpacing('padding', 'Padding', { responsive: true, fold: 'spacing' }),
  },
});
