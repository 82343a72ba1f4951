import { expect, test } from 'vitest';
import { blockDefinitions } from '#blocks/definitions.ts';
import { blockHandles } from '#content/block/block-handles.ts';
import { filterHandlesByDevice } from './place-handles.ts';

const hero = { id: 'a', type: 'heroImage', src: '/media/a.jpg' };
const pointsOn = (device: 'mobile' | 'tablet' | 'desktop', values: object = {}) => {
  const fields = blockDefinitions.get('heroImage')?.fields ?? {};
  const handles = filterHandlesByDevice(device, blockHandles(fields, { ...hero, ...values }));
  return handles.filter(({ kind }) => kind === 'point').map(({ label }) => label);
};

test('of a picture and the one for phones each device has the point of the one that it shows', () => {
  const phones = { phoneSrc: '/media/b.jpg' };
  expect([pointsOn('mobile', phones), pointsOn('tablet', phones), pointsOn('desktop', phones)]).toEqual([
    ['Mobile focal point'],
    ['Focal point'],
    ['Focal point'],
  ]);
  expect([pointsOn('mobile'), pointsOn('desktop')]).toEqual([['Focal point'], ['Focal point']]);
});
