// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Notice } from './notice.tsx';

test('an empty state shows a small drawing that is hidden from screen readers', () => {
  const { container } = render(<Notice empty title="No pages yet" text="Make the first one." />);
  const drawing = container.querySelector('svg');
  expect(drawing?.getAttribute('aria-hidden')).toBe('true');
  expect(drawing?.outerHTML.length).toBeLessThan(2048);
  expect(container.textContent).toBe('No pages yetMake the first one.');
});

test('an error notice has no drawing', () => {
  const { container } = render(<Notice alert title="The pages could not be loaded" />);
  expect(container.querySelector('svg')).toBeNull();
});
