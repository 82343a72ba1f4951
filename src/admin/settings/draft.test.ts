import { expect, it } from 'vitest';
import { defaultSiteSettings } from '#api/schemas/default-site-settings.ts';
import {
  findSettingConflicts,
  invertSettings,
  noDraft,
  pickDraft,
  removeSavedChanges,
  withAcceptedConflict,
  withoutSetting,
  withSetting,
} from './draft.ts';

const stored = { ...defaultSiteSettings, studioName: 'Studio', tagline: { nl: 'Zo', en: 'So' } };

it('a setting changed back to its stored value is not a change, whatever its language order', () => {
  const draft = withSetting(noDraft, stored, 'studioName', 'Anders');
  expect(withSetting(draft, stored, 'studioName', 'Studio')).toEqual(noDraft);
  expect(withSetting(noDraft, stored, 'tagline', { en: 'So', nl: 'Zo' })).toEqual(noDraft);
});

it('a setting conflicts only if both sides changed it to different values', () => {
  let draft = withSetting(noDraft, stored, 'studioName', 'Mijn');
  draft = withSetting(draft, stored, 'city', 'Utrecht');
  draft = withSetting(draft, stored, 'priceRange', '€');
  const theirs = { ...stored, studioName: 'Hun', city: 'Utrecht', emailAddress: 'a@b.example' };
  expect(findSettingConflicts(draft, theirs)).toEqual(['studioName']);
  expect(findSettingConflicts(withAcceptedConflict(draft, theirs, 'studioName'), theirs)).toEqual([]);
  expect(findSettingConflicts(withoutSetting(draft, 'studioName'), theirs)).toEqual([]);
});

it('undoing a save restores only the settings that it changed', () => {
  expect(invertSettings({ city: 'Utrecht', priceRange: '€' }, stored)).toEqual({
    city: 'Amsterdam',
    priceRange: '€€',
  });
});

it('saving part of a draft keeps the rest, and text typed since', () => {
  let draft = withSetting(noDraft, stored, 'studioName', 'Mijn');
  draft = withSetting(draft, stored, 'city', 'Utrecht');
  const part = pickDraft(draft, (key) => key === 'city');
  expect(part).toEqual({ changes: { city: 'Utrecht' }, was: { city: 'Amsterdam' } });
  const after = { ...stored, city: 'Utrecht', studioName: 'Hun' };
  const left = removeSavedChanges(draft, part.changes, after);
  expect(left.changes).toEqual({ studioName: 'Mijn' });
  expect(findSettingConflicts(left, after)).toEqual(['studioName']);
  const typed = withSetting(draft, stored, 'city', 'Delft');
  expect(removeSavedChanges(typed, part.changes, after)).toMatchObject({
    changes: { city: 'Delft' },
    was: { city: 'Utrecht' },
  });
});
