// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { ApiPage } from '#api/schemas/page.ts';
import { getValueAt, withValueAt } from '#content/block/value-at.ts';
import type { PageContent } from '#content/page/page.ts';
import type { Edit } from '#document/edit.ts';
import { bringDialogs, renderInEditor } from '../../../../../tests/support/render-in-editor.tsx';
import { block, samplePage } from '../../../../../tests/support/sample-page.ts';
import { openTestEditor, pageFacts } from '../../../../../tests/support/test-editor.ts';
import { queryClient } from '../../../data/queries.ts';
import { session } from '../../../session/api.ts';
import { words } from '../../../words.ts';
import { OtherTabsContext } from '../../services/other-tabs-context.ts';
import { historyWords } from '../../work/history-words.ts';
import { EditorDialogs } from '../editor-dialogs.tsx';
import { conflictWords } from './conflict-words.ts';

beforeAll(bringDialogs);
beforeEach(() => queryClient.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  session.store.setState({ user: undefined });
});

const theirTitle = { nl: 'Een proef van hen', en: 'Trial' };

interface Elsewhere {
  readonly theirs?: Partial<PageContent>;
  readonly facts?: Partial<ApiPage>;
  readonly savedInTabs?: readonly string[];
  /** An edit of mine besides the title. */
  readonly mine?: Edit;
}

/** Opens the dialog: another member has saved at revision r9, while the title was changed here. */
async function open({ theirs = {}, facts = {}, savedInTabs = [], mine }: Elsewhere = {}) {
  vi.stubGlobal('fetch', async (input: string) => {
    if (input.endsWith('/people')) return Response.json([{ email: 'anna@studio.example', name: 'Anna' }]);
    const page = { ...pageFacts, ...samplePage(), title: theirTitle, ...theirs, ...facts };
    return new Response(JSON.stringify(page), {
      headers: { 'content-type': 'application/json', etag: '"r9"' },
    });
  });
  const editor = openTestEditor();
  editor.merging.start(() => new Set());
  editor.editing.setTitle('Een proef van mij', 'nl');
  if (mine) editor.draft.edit(mine, 'Change');
  const tabs = createStore(() => ({ open: new Set<string>(), saved: new Set(savedInTabs), newer: false }));
  renderInEditor(
    editor,
    <OtherTabsContext value={tabs}>
      <EditorDialogs />
    </OtherTabsContext>,
  );
  act(() => editor.saves.markConflict());
  const dialog = within(await screen.findByRole('dialog', { name: conflictWords.title }));
  const choose = (name: string) => fireEvent.click(dialog.getByRole('radio', { name }));
  const press = (name: string) => act(async () => void fireEvent.click(dialog.getByRole('button', { name })));
  const described = (name: string) => {
    const ids = dialog.getByRole('radio', { name }).getAttribute('aria-describedby') ?? '';
    return document.getElementById(ids);
  };
  return { ...editor, dialog, choose, press, described, title: () => editor.content().title };
}

test('a conflict is named by its field, and shows both texts with their differing words marked', async () => {
  const { dialog, described } = await open();
  expect(dialog.getByRole('group', { name: 'Page Title · Dutch' })).toBeDefined();
  const marks = (name: string) =>
    [...(described(name)?.querySelectorAll('mark') ?? [])].map((mark) => mark.textContent);
  expect([described('Mine')?.textContent, marks('Mine')]).toEqual(['Een proef van mij', ['mij']]);
  expect([described('Theirs')?.textContent, marks('Theirs')]).toEqual(['Een proef van hen', ['hen']]);
});

test('mine is selected by default, and is merged into the other version', async () => {
  const { press, sent, title, saves } = await open();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: conflictWords.mine }).checked).toBe(true);
  await press('Merge and save');
  expect(title()).toEqual({ nl: 'Een proef van mij', en: 'Trial' });
  expect([sent.at(-1)?.title, saves.store.getState().status]).toEqual([title(), 'saved']);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('theirs can be chosen, and undo restores mine', async () => {
  const { choose, press, title, editing, steps } = await open();
  choose('Theirs');
  await press('Merge and save');
  expect([title(), steps().at(-1)]).toEqual([theirTitle, historyWords.merge]);
  act(() => editing.undo());
  expect(title()).toEqual({ nl: 'Een proef van mij', en: 'Trial' });
});

test('a text can be edited, starting from the chosen side', async () => {
  const { dialog, choose, press, title } = await open();
  choose('Theirs');
  await press(conflictWords.edit);
  const input = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: conflictWords.editedText });
  expect([input.value, input.lang, document.activeElement]).toEqual([theirTitle.nl, 'nl', input]);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: conflictWords.edited }).checked).toBe(true);
  fireEvent.change(input, { target: { value: 'Een proef van ons' } });
  await press('Merge and save');
  expect(title()).toEqual({ nl: 'Een proef van ons', en: 'Trial' });
});

test('the edited text is kept while another side is selected', async () => {
  const { dialog, choose, press, title } = await open();
  await press(conflictWords.edit);
  fireEvent.change(dialog.getByRole('textbox', { name: conflictWords.editedText }), {
    target: { value: 'Samen' },
  });
  choose('Theirs');
  choose('Edited');
  await press('Merge and save');
  expect(title()).toMatchObject({ nl: 'Samen' });
});

test('the dialog cannot be closed without a choice', async () => {
  await open();
  expect(screen.queryByRole('button', { name: words.close })).toBeNull();
});

describe('a block that one side deleted and the other changed', () => {
  const { title, overview } = samplePage();
  const withoutHeading = { title, overview: overview.filter(({ id }) => id !== 'title') };
  const withTheirs = {
    title,
    overview: overview.map((one) => (one.id === 'title' ? { ...one, content: 'Hun kop' } : one)),
  };
  const change: Edit = { type: 'block/set', blockId: 'title', path: ['content'], value: 'Mijn kop' };
  const remove: Edit = { type: 'block/remove', blockId: 'title' };

  test('is kept by default with my change', async () => {
    const { dialog, press, block } = await open({ theirs: withoutHeading, mine: change });
    expect(dialog.getByText(conflictWords.mineChanged)).toBeDefined();
    await press('Merge and save');
    expect(block('title')?.content).toBe('Mijn kop');
  });

  test('is kept by default with their change if I deleted it', async () => {
    const { dialog, press, block } = await open({ theirs: withTheirs, mine: remove });
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: conflictWords.theirs }).checked).toBe(true);
    await press('Merge and save');
    expect(block('title')?.content).toBe('Hun kop');
  });

  test('is deleted if I choose my side', async () => {
    const { choose, press, block } = await open({ theirs: withTheirs, mine: remove });
    choose('Mine');
    await press('Merge and save');
    expect(block('title')).toBeUndefined();
  });
});

test('a block that the merge had to move is reported, with nothing to choose', async () => {
  const columns = ['rows', 0, 'columns'];
  const grid = samplePage().overview.find(({ id }) => id === 'grid') ?? block('none', 'grid');
  const both = withValueAt(grid, [...columns, 1], [block('new', 'text', { content: 'Van hen' })]);
  const {
    dialog,
    press,
    block: find,
  } = await open({
    theirs: {
      title: samplePage().title,
      overview: samplePage().overview.map((one) => (one.id === 'grid' ? both : one)),
    },
    mine: { type: 'block/set', blockId: 'grid', path: columns, value: [getValueAt(grid, [...columns, 0])] },
  });
  expect(dialog.getByText(/Everything is merged, but some blocks couldn’t stay/)).toBeDefined();
  expect(dialog.getByRole('group', { name: /Text$/ }).textContent).toContain(conflictWords.displaced);
  expect(dialog.queryByRole('radio')).toBeNull();
  await press('Merge and save');
  expect(find('new')?.content).toBe('Van hen');
});

test('with several conflicts, one click chooses a side for all', async () => {
  const theirs = { title: { nl: 'Hun', en: 'Theirs' } };
  const english: Edit = { type: 'page/set-title', language: 'en', text: 'Mine' };
  const { dialog, press, title } = await open({ theirs, mine: english });
  expect(dialog.getAllByRole('group')).toHaveLength(2);
  await press(conflictWords.allTheirs);
  const sides = dialog.getAllByRole<HTMLInputElement>('radio', { name: conflictWords.theirs });
  expect(sides.map(({ checked }) => checked)).toEqual([true, true]);
  await press('Merge and save');
  expect(title()).toEqual(theirs.title);
});

test.each([
  ['somebody whose name is not known', {}, [], /^Another member saved this page/, 'Theirs'],
  ['a colleague', { updatedBy: 'anna@studio.example' }, [], /^Anna saved this page/, 'Anna'],
  [
    'oneself elsewhere',
    { updatedBy: 'me@studio.example' },
    [],
    /^You saved this page in another browser/,
    conflictWords.elsewhere,
  ],
  [
    'one’s other tab',
    { updatedBy: 'me@studio.example' },
    ['r9'],
    /^Your other tab saved this page/,
    'Your other tab',
  ],
])(
  'the dialog says that the other version was saved by %s',
  async (_name, facts, savedInTabs, sentence, side) => {
    session.store.setState({ user: { id: 'u', email: 'me@studio.example', name: 'Me', role: 'editor' } });
    const { dialog } = await open({ facts, savedInTabs });
    expect(dialog.getByText(sentence)).toBeDefined();
    expect(dialog.getByRole('radio', { name: side })).toBeDefined();
  },
);
