// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Block } from '#content/block.ts';
import { findBlock } from '#content/slots.ts';
import { definitions, samplePage } from '../../../../tests/support/sample-page.ts';
import { mediaQuery, pagesQuery, queryClient } from '../../data/queries.ts';
import { createEditing } from '../services/editing.ts';
import { EditorContext, type EditorServices, useSelected } from '../services/editor-context.ts';
import { createPanes } from '../services/panes.ts';
import { createPublisher } from '../services/publisher.ts';
import { createViewStore } from '../services/view-store.ts';
import { createDraft } from '../work/draft/draft.ts';
import { newBlock } from '../work/new-block.ts';
import { createOrphans } from '../work/orphans.ts';
import { createSaveQueue } from '../work/saving/save-queue.ts';
import { BlockForm } from './block-form-view.tsx';

afterEach(cleanup);
queryClient.setQueryData(pagesQuery.queryKey, []);
queryClient.setQueryData(mediaQuery.queryKey, []);

function openForm(block: Block) {
  const draft = createDraft({ definitions, content: { ...samplePage(), overview: [block] } });
  const content = () => draft.store.getState().content;
  const view = createViewStore();
  const panes = createPanes({ language: 'nl', device: 'desktop' });
  const saves = createSaveQueue({
    saved: content(),
    revision: 'r',
    content,
    send: async () => ({ revision: 'r' }),
  });
  const toast = () => undefined;
  const shared = { pageId: 'p', tab: 't', definitions, draft, saves, view, panes };
  const storage = { list: async () => [], write: async () => undefined, drop: async () => undefined };
  const services: EditorServices = {
    ...shared,
    editing: createEditing({
      definitions,
      draft,
      language: () => panes.active().store.getState().language,
      toast,
    }),
    publisher: createPublisher({ ...shared, routeId: 'p', toast }),
    orphans: createOrphans({ ...shared, storage, found: [], live: async () => new Set<string>(), toast }),
  };
  draft.select(block.id);
  render(
    <QueryClientProvider client={queryClient}>
      <EditorContext value={services}>
        <SelectedForm />
      </EditorContext>
    </QueryClientProvider>,
  );
  const stored = () => findBlock(definitions, content().overview, block.id)?.block;
  return { stored, panes, draft };
}

function SelectedForm() {
  const selected = useSelected();
  return selected && <BlockForm selected={selected} />;
}

test.each([...definitions.keys()])('the form of %s renders every tab of its fields', (type) => {
  const definition = definitions.get(type);
  if (!definition) throw new Error(type);
  openForm(newBlock(definitions, definition));
  for (const tab of screen.queryAllByRole('tab')) {
    fireEvent.click(tab);
    expect(screen.getByRole('tabpanel').childElementCount).toBeGreaterThan(0);
  }
});

test('a text is written in the language of the view, and the other language stays', async () => {
  const { stored, panes } = openForm({
    id: 'a',
    type: 'title',
    isMultiLanguage: true,
    content: { nl: 'Hallo' },
  });
  panes.active().store.setState({ language: 'en' });
  fireEvent.click(screen.getByRole('tab', { name: 'Content' }));
  const input = await screen.findByPlaceholderText('Hallo');
  fireEvent.change(input, { target: { value: 'Hello' } });
  expect(stored()?.content).toEqual({ nl: 'Hallo', en: 'Hello' });
});

test('linked sides are written together and undone together', () => {
  const { stored, draft } = openForm({ id: 'a', type: 'card' });
  fireEvent.click(screen.getByRole('tab', { name: 'Style' }));
  fireEvent.change(screen.getByLabelText('Padding, all sides'), { target: { value: '20' } });
  expect(stored()).toMatchObject({
    paddingTop: '20px',
    paddingRight: '20px',
    paddingBottom: '20px',
    paddingLeft: '20px',
  });
  draft.undo();
  expect(stored()?.paddingTop).toBeUndefined();
});

test('an unknown type is named and left alone', () => {
  openForm({ id: 'a', type: 'nobody' });
  expect(screen.getByText('Unknown block type: nobody')).toBeDefined();
});
