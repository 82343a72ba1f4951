import type { SiteSettings } from '#api/schemas/settings.ts';
import { isEqual } from '#content/is-equal.ts';
import { mergeWholeValues } from '#document/merge/merge-value.ts';

/** Design tokens are excluded, since they are edited on a separate screen. */
export type SettingKey = Exclude<keyof SiteSettings, 'designTokens'>;

/** Unsaved changes to settings, each with the stored value at the time of the first change. */
export interface SettingsDraft {
  readonly changes: Partial<SiteSettings>;
  readonly was: Partial<SiteSettings>;
}

export const noDraft: SettingsDraft = { changes: {}, was: {} };

/** Returns the draft with one setting changed. A setting equal to the stored value is no change. */
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

/**
 * Returns the draft with the stored value of a setting as its base, after the person has seen it and kept
 * theirs.
 */
export function withAcceptedConflict(
  draft: SettingsDraft,
  stored: SiteSettings,
  key: SettingKey,
): SettingsDraft {
  return { ...draft, was: { ...draft.was, [key]: stored[key] } };
}

/** Lists settings that were changed elsewhere to another value than the draft's. */
export function findSettingConflicts({ changes, was }: SettingsDraft, stored: SiteSettings): SettingKey[] {
  const three = { base: was, mine: changes, theirs: invertSettings(changes, stored) };
  return mergeWholeValues<unknown>(three).overlaps as SettingKey[];
}

export function listChangedSettings(changes: Partial<SiteSettings>): SettingKey[] {
  return Object.keys(changes) as SettingKey[];
}

/** Returns the stored values of the settings about to be saved. Saving those undoes the change. */
export function invertSettings(changes: Partial<SiteSettings>, stored: SiteSettings): Partial<SiteSettings> {
  return Object.fromEntries(listChangedSettings(changes).map((key) => [key, stored[key]]));
}

/**
 * Returns the draft after some of it was saved: keeps later changes, based on the new stored values, and
 * settings that were not saved.
 */
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

/** Picks the part of a draft that one screen edits. */
export function pickDraft(
  { changes, was }: SettingsDraft,
  isEdited: (key: SettingKey) => boolean,
): SettingsDraft {
  const pickEdited = (values: Partial<SiteSettings>): Partial<SiteSettings> =>
    Object.fromEntries(Object.entries(values).filter(([key]) => isEdited(key as SettingKey)));
  return { changes: pickEdited(changes), was: pickEdited(was) };
}

/** The favicon is edited on the Design screen, which shows it. */
export const isOnSettingsScreen = (key: SettingKey) => key !== 'favicon';
