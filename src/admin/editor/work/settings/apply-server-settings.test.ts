import { describe, expect, it, test } from 'vitest';
import { createSettingEdit } from '#document/edit.ts';
import type { PageSettings } from '#document/page-document.ts';
import { openTestEditor } from '../../../../../tests/support/test-editor.ts';

const loaded: PageSettings = {
  layoutSettings: { container: { gap: '1rem' } },
  backgroundSettings: null,
  dynamicBackgroundSettings: null,
};
const gap = (value: string) => createSettingEdit('layoutSettings', { container: { gap: value } });

describe('settings received from the server', () => {
  it('become part of the saved page, without an undo step', () => {
    const { content, services, saves, steps } = openTestEditor();
    services.receiveSettings(loaded);
    expect(content()).toMatchObject(loaded);
    expect(saves.store.getState()).toMatchObject({ status: 'saved', saved: content() });
    expect(steps()).toEqual([]);
  });

  it('are passed to listeners, so that frames show them', () => {
    const { draft, services } = openTestEditor();
    const told: unknown[] = [];
    draft.listen((edit) => told.push(edit));
    services.receiveSettings({ layoutSettings: loaded.layoutSettings });
    expect(told).toEqual([createSettingEdit('layoutSettings', loaded.layoutSettings)]);
    services.receiveSettings({ layoutSettings: loaded.layoutSettings });
    expect(told).toHaveLength(1);
  });

  it('count as saved again once all edits are undone, even edits made before they arrived', () => {
    const { editing, services, saves, content } = openTestEditor();
    editing.setTitle('Later', 'nl');
    services.receiveSettings(loaded);
    editing.apply(gap('9rem'), 'Layout');
    expect(saves.store.getState().status).toBe('unsaved');
    editing.undo();
    expect(content().layoutSettings).toEqual(loaded.layoutSettings);
    expect(saves.store.getState().status).toBe('unsaved');
    editing.undo();
    expect(saves.store.getState().status).toBe('saved');
    expect(content()).toMatchObject(loaded);
  });

  it('keep local changes, value by value', () => {
    const { editing, services, content, saves } = openTestEditor();
    services.receiveSettings(loaded);
    editing.apply(gap('9rem'), 'Layout');
    const theirs = { container: { gap: '2rem', maxWidth: '700px' } };
    services.receiveSettings({ layoutSettings: theirs });
    expect(content().layoutSettings).toEqual({ container: { gap: '9rem', maxWidth: '700px' } });
    expect(saves.store.getState()).toMatchObject({ status: 'unsaved', saved: { layoutSettings: theirs } });
  });
});

test('a setting edited before the server settings arrive keeps its edit', () => {
  const { editing, services, content } = openTestEditor();
  editing.apply(gap('9rem'), 'Layout');
  services.receiveSettings(loaded);
  expect(content()).toMatchObject({
    layoutSettings: { container: { gap: '9rem' } },
    backgroundSettings: null,
  });
});
