import { isEqual } from '#content/is-equal.ts';
import { mergeValue } from '#document/merge/merge-value.ts';
import {
  type PageDocument,
  type PageSettings,
  pageSettingNames,
  settingsOf,
} from '#document/page-document.ts';
import type { Draft } from '../draft/draft.ts';
import type { SaveQueue } from '../saving/save-queue.ts';

interface Known {
  readonly draft: Draft;
  readonly saves: SaveQueue;
}

/**
 * The server has these settings. What was changed here since they were last known stays, value by value; everything
 * else becomes theirs, as if the page had been opened with it: nothing of that can be undone.
 */
export function knowSettings({ draft, saves }: Known, theirs: Partial<PageSettings>): void {
  const { content } = draft.store.getState();
  const { saved } = saves.store.getState();
  const nextSaved: PageDocument = { ...saved, ...theirs };
  const next =
    content === saved ? nextSaved : { ...content, ...mergeSettings(settingsOf(saved), content, theirs) };
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

/** Both changes in one; where both changed the same value, mine stays. */
export function mergeSettings(
  base: Partial<PageSettings>,
  mine: Partial<PageSettings>,
  theirs: Partial<PageSettings>,
): Partial<PageSettings> {
  const own = settingsOf(mine);
  const merged = pageSettingNames
    .filter((name) => theirs[name] !== undefined)
    .map((name) => {
      if (own[name] === undefined) return [name, theirs[name]] as const;
      if (base[name] === undefined) return [name, own[name]] as const;
      if (isEqual(base[name], own[name])) return [name, theirs[name]] as const;
      // Where nothing was set, both have added to nothing.
      const three = { base: base[name] ?? {}, mine: own[name], theirs: theirs[name] ?? {} };
      return [name, mergeValue(three, [name], () => undefined)] as const;
    });
  return { ...own, ...Object.fromEntries(merged) };
}
