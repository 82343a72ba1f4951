import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { readKeys } from '#preview/read-keys.ts';
import { saveStroke } from '../command-menu/strokes.ts';
import { useRole } from '../session/api.ts';
import { isKeystroke } from '../shared/keystroke.ts';
import { destinations } from '../shared/navigation.ts';
import { NotLoaded } from '../shared/not-loaded.tsx';
import { words } from '../words.ts';
import { MenuSettings } from './menu-settings.tsx';
import { SettingConflicts } from './setting-conflicts.tsx';
import { SettingsFields } from './settings-fields.tsx';
import { SettingsHead, SettingsParts } from './settings-head.tsx';
import { type StoredSettings, siteSettingsQuery } from './settings-queries.ts';
import { settingsWords } from './settings-words.ts';
import { SitePreviewLayout } from './site-preview-layout.tsx';
import { useSettingsForm } from './use-settings-form.ts';

const say = settingsWords;

/** `/admin/settings`: settings of the studio and its site, beside the live home page. */
export function SettingsScreen() {
  const { data, error, refetch } = useQuery(siteSettingsQuery);
  return (
    <div className="screen">
      <title>{`${destinations.settings.label} · ${words.product}`}</title>
      {data && <Settings read={data} />}
      {!data && <NotLoaded error={error} loading={say.loading} failed={say.failed} again={refetch} />}
    </div>
  );
}

function Settings({ read }: { readonly read: StoredSettings }) {
  const form = useSettingsForm(read);
  const isOwner = useRole('owner');
  const isMenu = useSearchParams()[0].get('part') === 'menu';
  useLeaveGuard(form.isChanged);
  const saveByKey = (event: KeyboardEvent) => {
    if (!isKeystroke(saveStroke, readKeys(event.nativeEvent))) return;
    event.preventDefault();
    void form.save();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut; the button stands beside the title
    <div onKeyDown={saveByKey}>
      <SettingsHead form={form} isMenu={isMenu} />
      <SitePreviewLayout form={form}>
        <SettingsParts isMenu={isMenu} />
        {!isOwner && <p className="site-settings__read-only">{say.readOnly}</p>}
        {!isMenu && <SettingConflicts form={form} />}
        <fieldset className="site-settings__fields" disabled={!isOwner}>
          {isMenu ? <MenuSettings /> : <SettingsFields form={form} />}
        </fieldset>
      </SitePreviewLayout>
    </div>
  );
}

/** Warns before the window is closed with unsaved changes. */
function useLeaveGuard(isChanged: boolean): void {
  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isChanged]);
}
