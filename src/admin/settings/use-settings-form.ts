import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { SiteSettings } from '#api/schemas/settings.ts';
import { isEqual } from '#content/is-equal.ts';
import { useToast } from '#ui/toast/toast.tsx';
import { formatErrorMessage } from '../shared/error-message.ts';
import { words } from '../words.ts';
import {
  findSettingConflicts,
  invertSettings,
  isOnSettingsScreen,
  listChangedSettings,
  pickDraft,
  removeSavedChanges,
  type SettingKey,
  withAcceptedConflict,
  withoutSetting,
  withSetting,
} from './draft.ts';
import { draftStore } from './draft-store.ts';
import { SettingsConflictError, sendSettings } from './send-settings.ts';
import { findSettingIssues } from './setting-issues.ts';
import type { StoredSettings } from './settings-queries.ts';
import { settingsWords } from './settings-words.ts';
import { undoTime } from './undo-time.ts';

const say = settingsWords;

export type SettingsForm = ReturnType<typeof useSettingsForm>;

/**
 * Edits the settings: their draft, errors, conflicts, saving and discarding.
 *
 * @param read the stored settings
 * @param isEdited the settings edited on this screen; saving and discarding leave the others
 */
export function useSettingsForm(
  read: StoredSettings,
  isEdited: (key: SettingKey) => boolean = isOnSettingsScreen,
) {
  const { show } = useToast();
  const all = useStore(draftStore);
  const draft = useMemo(() => pickDraft(all, isEdited), [all, isEdited]);
  const [isSaving, setSaving] = useState(false);
  const { settings: stored } = read;
  const values = useMemo<SiteSettings>(() => ({ ...stored, ...draft.changes }), [stored, draft]);
  const issues = useMemo(() => findSettingIssues(draft.changes), [draft]);
  const conflicts = useMemo(() => findSettingConflicts(draft, stored), [draft, stored]);
  const changed = useMemo(() => listChangedSettings(draft.changes), [draft]);
  const isChanged = changed.length > 0;
  const isReady = issues.size === 0 && conflicts.length === 0;

  /** Returns true if everything is saved, also if there was nothing to save. */
  async function save(): Promise<boolean> {
    if (isSaving || !isReady) return false;
    if (!isChanged) return true;
    setSaving(true);
    try {
      const { changes } = draft;
      const isFree = (now: SiteSettings) =>
        findSettingConflicts(pickDraft(draftStore.getState(), isEdited), now).length === 0;
      const { before, after } = await sendSettings(changes, read, isFree);
      // Values typed during the save stay unsaved changes.
      draftStore.setState((now) => removeSavedChanges(now, changes, after.settings), true);
      const inverse = invertSettings(changes, before.settings);
      const undo = { label: words.undo, run: () => void revert(inverse, after) };
      show({ text: say.saved, visibleFor: undoTime, action: undo });
      return true;
    } catch (error) {
      show({
        text: error instanceof SettingsConflictError ? say.stale : formatErrorMessage(error),
        tone: 'error',
      });
      return false;
    } finally {
      setSaving(false);
    }
  }

  async function revert(changes: Partial<SiteSettings>, saved: StoredSettings): Promise<void> {
    const isStill = (now: SiteSettings) =>
      listChangedSettings(changes).every((key) => isEqual(now[key], saved.settings[key]));
    try {
      await sendSettings(changes, saved, isStill);
      show({ text: say.undone });
    } catch (error) {
      show({
        text: error instanceof SettingsConflictError ? say.undoStale : formatErrorMessage(error),
        tone: 'error',
      });
    }
  }

  return {
    values,
    stored,
    issues,
    conflicts,
    changed,
    isChanged,
    isReady,
    isSaving,
    save,
    set: <Key extends SettingKey>(key: Key, value: SiteSettings[Key]) =>
      draftStore.setState((now) => withSetting(now, stored, key, value), true),
    discard: () => draftStore.setState((now) => pickDraft(now, (key) => !isEdited(key)), true),
    keepMine: (key: SettingKey) => draftStore.setState((now) => withAcceptedConflict(now, stored, key), true),
    takeTheirs: (key: SettingKey) => draftStore.setState((now) => withoutSetting(now, key), true),
  };
}
