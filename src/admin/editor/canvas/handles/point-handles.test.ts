import { expect, test } from 'vitest';
import { blockDefinitions } from '#blocks/definitions.ts';
import { migrateBlock } from '#content/block/block.ts';
import { blockHandles } from '#content/block/block-handles.ts';
import { formatPath } from '#content/block/issue.ts';

const hero = { id: 'a', type: 'heroImage', src: '/media/a.jpg' };
const listPointsOn = (device: 'mobile' | 'tablet' | 'desktop', values: object = {}) => {
  const definition = blockDefinitions.get('heroImage');
  const stored = definition && migrateBlock(definition, { ...hero, ...values });
  return blockHandles(definition?.fields ?? {}, stored, device)
    .filter(({ kind }) => kind === 'point')
    .map(({ label, parts: [x] }) => [label, x && formatPath(x.path), x?.field.default]);
};

test('each device has one focal point handle, for the image that it shows', () => {
  const values = { focalX: 20, phoneSrc: '/media/b.jpg' };
  expect(listPointsOn('desktop', values)).toEqual([['Focal point', 'focalX', undefined]]);
  expect(listPointsOn('tablet', values)).toEqual([['Focal point', 'responsive.tablet.focalX', 20]]);
  // Phones show another image, for which that focal point is not valid.
  expect(listPointsOn('mobile', values)).toEqual([['Focal point', 'responsive.mobile.focalX', undefined]]);
  expect(listPointsOn('mobile', { focalX: 20 })).toEqual([['Focal point', 'responsive.mobile.focalX', 20]]);
});
