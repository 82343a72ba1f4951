import { createStore } from 'zustand/vanilla';
import { noDraft, type SettingsDraft } from './draft.ts';

const name = 'vitrine-settings-draft';

/** Unsaved settings, kept until the tab is closed: they survive a reload and a change of screen. */
export const draftStore = createStore<SettingsDraft>(read);

draftStore.subscribe((draft) => {
  try {
    if (Object.keys(draft.changes).length === 0) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, JSON.stringify(draft));
  } catch {
    // Without storage the draft is kept until a reload, before which the browser asks.
  }
});

function read(): SettingsDraft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(name) ?? 'null');
    return isDraft(kept) ? kept : noDraft;
  } catch {
    return noDraft;
  }
}

function isDraft(value: unknown): value is SettingsDraft {
  const getPart = (key: string) => (value as Record<string, unknown> | null)?.[key];
  return (
    typeof getPart('changes') === 'object' &&
    typeof getPart('was') === 'object' &&
    getPart('changes') !== null &&
    getPart('was') !== null
  );
}
