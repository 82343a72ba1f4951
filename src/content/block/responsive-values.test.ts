import { describe, expect, it } from 'vitest';
import { length, list, media, object, toggle, translatedText } from '../fields/kinds.ts';
import { defineBlock, defineBlocks } from './block.ts';
import { isHiddenEverywhere, listHiddenDevices } from './hidden-block.ts';
import { resolveBlock } from './resolve-block.ts';
import { dropEmptyDevices, findValueDevice, getValuesOnDevice, isResponsive } from './responsive-values.ts';
import { validateContent } from './validate.ts';
import { withValueAt } from './value-at.ts';
import { walkFields } from './walk-fields.ts';

const box = defineBlock({
  type: 'box',
  label: 'Box',
  category: 'layout',
  icon: 'square',
  fields: {
    content: translatedText('Text', { required: 'Write a text' }),
    src: media('Image', { responsive: true, required: 'Choose an image' }),
    gap: length('Gap', { default: '24px', responsive: true, handle: 'gap' }),
    rows: list('Rows', { padding: length('Padding', { responsive: true }), wide: toggle('Wide') }),
    notice: object('Notice', { size: length('Size') }),
  },
});
const definitions = defineBlocks([box]);
const stored = (values: object) => ({ id: 'a', type: 'box', content: 'x', src: '/media/a.jpg', ...values });
const resolve = (values: object) => resolveBlock(box, stored(values), 'nl', () => null);

describe('values per device', () => {
  it('inherit from desktop to tablet to mobile', () => {
    const values = resolve({ gap: '40px', responsive: { tablet: { gap: '20px' } } });
    expect(getValuesOnDevice(values, 'desktop').gap).toBe('40px');
    expect(getValuesOnDevice(values, 'tablet').gap).toBe('20px');
    expect(getValuesOnDevice(values, 'mobile').gap).toBe('20px');
    const phones = resolve({ responsive: { mobile: { gap: 8 } } });
    expect(
      ['desktop', 'tablet', 'mobile'].map((device) => getValuesOnDevice(phones, device as never).gap),
    ).toEqual(['24px', '24px', '8px']);
  });

  it('can be traced to the device that they are inherited from', () => {
    const values = stored({ responsive: { tablet: { gap: '20px' }, mobile: { gap: '' } } });
    expect(findValueDevice(values, 'gap', 'mobile')).toBe('tablet');
    expect(findValueDevice(values, 'gap', 'desktop')).toBe('desktop');
    expect(findValueDevice(values, 'src', 'mobile')).toBe('desktop');
  });

  it('are ignored if they are invalid or belong to a field that is not responsive', () => {
    const values = resolve({
      responsive: { mobile: { gap: 'red', content: 'y' }, watch: { gap: '1px' }, tablet: 7 },
    });
    expect(getValuesOnDevice(values, 'mobile')).toMatchObject({ gap: '24px', content: 'x' });
    expect(resolve({ responsive: 'x' })).not.toHaveProperty('responsive.mobile');
  });

  it('are absent from a block that has none', () => {
    expect(resolve({}).responsive).toBeUndefined();
    expect(isResponsive(resolve({ rows: [{ padding: '1px' }] }))).toBe(false);
    expect(isResponsive(resolve({ rows: [{ responsive: { mobile: { padding: '1px' } } }] }))).toBe(true);
    expect(walkFields(box.fields, stored({})).some(({ path }) => path.includes('responsive'))).toBe(false);
  });

  it('are validated like the desktop value, but never required', () => {
    const overview = [
      stored({
        responsive: { mobile: { gap: 'wide', src: '' }, tablet: { src: 'javascript:x' } },
        rows: [{ responsive: { mobile: { padding: 'x' } } }],
      }),
    ];
    const { issues, warnings } = validateContent(definitions, { overview });
    expect(warnings).toEqual([]);
    expect(issues.map(({ path }) => path)).toEqual([
      'overview[0].rows[0].responsive.mobile.padding',
      'overview[0].responsive.tablet.src',
      'overview[0].responsive.mobile.gap',
    ]);
  });

  it('exist only for fields marked as responsive, and for hidden and spaceAbove', () => {
    const names = (device: string) =>
      walkFields(box.fields, stored({ responsive: { [device]: {} } })).flatMap(({ path }) =>
        path[1] === device && path[2] !== undefined ? [path[2]] : [],
      );
    expect(names('mobile')).toEqual(['src', 'gap', 'spaceAbove', 'hidden']);
    expect(names('desktop')).toEqual([]);
  });

  it('leave nothing behind when the last one is reset', () => {
    const one = stored({ responsive: { tablet: { gap: '1px' }, mobile: { gap: '2px' } } });
    const path = ['responsive', 'mobile', 'gap'];
    const reset = dropEmptyDevices(withValueAt(one, path, undefined), path);
    expect(reset).toEqual(stored({ responsive: { tablet: { gap: '1px' } } }));
    const last = ['responsive', 'tablet', 'gap'];
    expect(dropEmptyDevices(withValueAt(reset, last, undefined), last)).toEqual(stored({}));
    expect(dropEmptyDevices(one, ['gap'])).toBe(one);
  });

  it('hide a block from visitors on the chosen devices', () => {
    const isHidden = (values: object) => isHiddenEverywhere({ ...values });
    const hiddenOn = (values: object) => listHiddenDevices(stored(values));
    expect(hiddenOn({})).toEqual([]);
    expect(hiddenOn({ responsive: { tablet: { hidden: true } } })).toEqual(['mobile', 'tablet']);
    expect(hiddenOn({ hidden: true, responsive: { mobile: { hidden: false } } })).toEqual([
      'tablet',
      'desktop',
    ]);
    expect(isHidden({ hidden: true })).toBe(true);
    expect(isHidden({ hidden: true, responsive: { mobile: { hidden: false } } })).toBe(false);
    expect(isHidden({ responsive: { tablet: { hidden: true } } })).toBe(false);
  });
});
