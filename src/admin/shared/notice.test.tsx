// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Notice } from './notice.tsx';

test('what is empty is drawn as the empty compartment, small, and says nothing to a screen reader', () => {
  const { container } = render(<Notice empty title="No pages yet" text="Make the first one." />);
  const drawing = container.querySelector('svg');
  expect(drawing?.getAttribute('aria-hidden')).toBe('true');
  expect(drawing?.outerHTML.length).toBeLessThan(2048);
  expect(container.textContent).toBe('No pages yetMake the first one.');
});

test('what has failed is not empty', () => {
  const { container } = render(<Notice alert title="The pages could not be loaded" />);
  expect(container.querySelector('svg')).toBeNull();
});
