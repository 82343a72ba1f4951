// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { defaultSiteSettings } from '#api/schemas/default-site-settings.ts';
import { type PreviewModel, PreviewPage } from './preview-page.tsx';

afterEach(cleanup);

const context = {
  path: '/',
  documentId: undefined,
  site: { settings: defaultSiteSettings, menu: [], year: 2026 },
};

/** Creates a text that counts how often it is read. */
function countedText(id: string) {
  const counted = { reads: 0 };
  const block = {
    id,
    type: 'text',
    get content() {
      counted.reads += 1;
      return `Alinea ${id}`;
    },
  };
  return { block, counted };
}

function page(model: PreviewModel) {
  return <PreviewPage context={context} model={model} writing={undefined} rendered={() => undefined} />;
}

it('changing only the title does not render the blocks again', () => {
  const texts = ['b', 'c'].map(countedText);
  const model: PreviewModel = {
    language: 'nl',
    title: { nl: 'Eerst' },
    // The first text is always read, to find the main heading.
    overview: [{ id: 'a', type: 'text', content: 'Alinea a' }, ...texts.map(({ block }) => block)],
    media: {},
    globalLayout: null,
    layoutSettings: null,
    backgroundSettings: null,
    dynamicBackgroundSettings: null,
  };
  const { rerender } = render(page(model));
  expect(screen.getByText('Alinea b')).toBeDefined();
  const read = texts.map(({ counted }) => counted.reads);

  rerender(page({ ...model, title: { nl: 'Daarna' } }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Daarna');
  expect(texts.map(({ counted }) => counted.reads)).toEqual(read);
});
