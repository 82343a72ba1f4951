import { mergeSettings } from '#document/merge/merge-settings.ts';
import { type PageDocument, type PageSettings, pickSettings } from '#document/page-document.ts';
import type { Draft } from '../draft/draft.ts';
import type { SaveQueue } from '../saving/save-queue.ts';

interface SettingsStores {
  readonly draft: Draft;
  readonly saves: SaveQueue;
}

/**
 * Takes over the server's settings. Values changed here since the last known state stay; all others are
 * replaced, outside of the undo history, as if the page had been opened with them.
 */
export function applyServerSettings({ draft, saves }: SettingsStores, theirs: Partial<PageSettings>): void {
  const { content } = draft.store.getState();
  const { saved } = saves.store.getState();
  const nextSaved: PageDocument = { ...saved, ...theirs };
  // Keeps values that were set here before the server's were loaded.
  const base = { ...theirs, ...pickSettings(saved) };
  const next =
    content === saved ? nextSaved : { ...content, ...mergeSettings({ base, mine: content, theirs }) };
  const known = new Map<PageDocument, PageDocument>([
    [saved, nextSaved],
    [content, next],
  ]);
  saves.learned(nextSaved);
  draft.learn((page) => {
    const learned = known.get(page) ?? { ...theirs, ...page };
    known.set(page, learned);
    return learned;
  });
}
