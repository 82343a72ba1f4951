import { expect, it } from 'vitest';
import { blockDefinitions } from '#blocks/definitions.ts';
import { listFormItems } from './form-items.ts';

const images = { src: '/media/a.jpg', contentImageEnabled: false };

it.each(['image', 'heroImage', 'beforeAfterSlider', 'video', 'card', 'carousel', 'grid'])(
  'the Style tab of a %s shows at most eight rows outside collapsed groups',
  (type) => {
    const fields = blockDefinitions.get(type)?.fields ?? {};
    const rows = listFormItems(fields, images, 'style')
      .map((item) => (item.kind === 'field' ? item.field : item.parts[0]?.field))
      .filter((field) => field?.fold === undefined);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.length).toBeLessThanOrEqual(8);
  },
);
