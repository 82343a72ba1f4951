import type { SiteSettings } from '#api/schemas/settings.ts';
import { isEqual } from '#content/is-equal.ts';
import { mergeWholeValues } from '#document/merge/merge-value.ts';

/** Tokens are changed on a screen of their own. */
export type SettingKey = Exclude<keyof SiteSettings, 'designTokens'>;

/** What somebody has changed and not saved, each with what it was when they began. */
export interface SettingsDraft {
  readonly changes: Partial<SiteSettings>;
  readonly was: Partial<SiteSettings>;
}

export const noDraft: SettingsDraft = { changes: {}, was: {} };

/** A draft with one setting changed; one that is as it was stored is no change. */
export function withSetting<Key extends SettingKey>(
  { changes, was }: SettingsDraft,
  stored: SiteSettings,
  key: Key,
  value: SiteSettings[Key],
): SettingsDraft {
  const before = Object.hasOwn(was, key) ? was : { ...was, [key]: stored[key] };
  if (isEqual(value, stored[key])) return withoutSetting({ changes, was }, key);
  return { changes: { ...changes, [key]: value }, was: before };
}

export function withoutSetting(draft: SettingsDraft, key: SettingKey): SettingsDraft {
  const { [key]: _change, ...changes } = draft.changes;
  const { [key]: _was, ...was } = draft.was;
  return { changes, was };
}

/** What is kept counts as if it had been begun now: the stored value has been seen. */
export function withSeen(draft: SettingsDraft, stored: SiteSettings, key: SettingKey): SettingsDraft {
  return { ...draft, was: { ...draft.was, [key]: stored[key] } };
}

/** Settings that somebody else has changed since, to something else than is written here. */
export function findSettingConflicts({ changes, was }: SettingsDraft, stored: SiteSettings): SettingKey[] {
  const three = { base: was, mine: changes, theirs: invertSettings(changes, stored) };
  return mergeWholeValues<unknown>(three).overlaps as SettingKey[];
}

export function listChangedSettings(changes: Partial<SiteSettings>): SettingKey[] {
  return Object.keys(changes) as SettingKey[];
}

/** The stored values of what is about to be saved: saving them takes it back. */
export function invertSettings(changes: Partial<SiteSettings>, stored: SiteSettings): Partial<SiteSettings> {
  return Object.fromEntries(listChangedSettings(changes).map((key) => [key, stored[key]]));
}

/** What is left once some of it is saved: what was typed meanwhile, over what is stored since, and what was not among it. */
export function removeSavedChanges(
  draft: SettingsDraft,
  saved: Partial<SiteSettings>,
  stored: SiteSettings,
): SettingsDraft {
  let left = draft;
  for (const key of listChangedSettings(saved)) {
    const value = draft.changes[key];
    left = withoutSetting(left, key);
    if (value !== undefined && !isEqual(value, saved[key])) left = withSetting(left, stored, key, value);
  }
  return left;
}

/** The part of a draft that one screen edits. */
export function pickDraft(
  { changes, was }: SettingsDraft,
  isEdited: (key: SettingKey) => boolean,
): SettingsDraft {
  const part = (values: Partial<SiteSettings>): Partial<SiteSettings> =>
    Object.fromEntries(Object.entries(values).filter(([key]) => isEdited(key as SettingKey)));
  return { changes: part(changes), was: part(was) };
}

/** The icon is chosen where it is shown, on the screen of the design. */
export const isOnSettingsScreen = (key: SettingKey) => key !== 'favicon';
