// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openBlockForm } from '../../../../../../tests/support/open-form.tsx';

afterEach(cleanup);

test('swapping two images also swaps their alt texts, as one undo step, but not their labels', () => {
  const { press, stored, steps, editing } = openBlockForm('beforeAfterSlider', {
    beforeSrc: '/media/a.jpg',
    beforeAlt: { nl: 'Oud', en: 'Old' },
    afterSrc: '/media/b.jpg',
    afterDecorative: true,
    beforeLabel: 'Voor',
    afterLabel: 'Na',
  });
  expect(screen.getByRole('group', { name: 'Before' })).toBeDefined();
  press('Swap images');
  expect(stored()).toMatchObject({
    beforeSrc: '/media/b.jpg',
    beforeDecorative: true,
    afterSrc: '/media/a.jpg',
    afterAlt: { nl: 'Oud', en: 'Old' },
    beforeLabel: 'Voor',
    afterLabel: 'Na',
  });
  for (const name of ['beforeAlt', 'afterDecorative']) expect(stored()).not.toHaveProperty(name);
  expect(steps()).toEqual(['Change Images']);
  editing.undo();
  expect(stored()).toMatchObject({ beforeSrc: '/media/a.jpg', afterDecorative: true });
});
