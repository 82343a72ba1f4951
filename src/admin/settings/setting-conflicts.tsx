import type { SiteSettings } from '#api/schemas/settings.ts';
import { formatSchemaHours } from '#content/page/opening-hours.ts';
import { Button } from '#ui/button/button.tsx';
import type { SettingKey } from './draft.ts';
import { settingsWords } from './settings-words.ts';
import type { SettingsForm } from './use-settings-form.ts';

const say = settingsWords;

/** Conflicts with settings changed elsewhere: shows both values, to keep one. */
export function SettingConflicts({ form }: { readonly form: SettingsForm }) {
  const { conflicts, values, stored, keepMine, takeTheirs } = form;
  if (conflicts.length === 0) return null;
  return (
    <section className="setting-conflicts" role="alert" aria-label={say.conflicts}>
      <h2 className="site-settings__title">{say.conflicts}</h2>
      <p className="site-settings__help">{say.conflictsHelp}</p>
      {conflicts.map((key) => (
        <div key={key} className="setting-conflict">
          <h3 className="setting-conflict__name">{say.names[key]}</h3>
          <dl className="setting-conflict__both">
            <dt>{say.mine}</dt>
            <dd>{formatSetting(values, key)}</dd>
            <dt>{say.theirs}</dt>
            <dd>{formatSetting(stored, key)}</dd>
          </dl>
          <div className="form__buttons">
            <Button
              className="button--small"
              aria-label={say.keepMine(say.names[key])}
              onClick={() => keepMine(key)}
            >
              {say.keep}
            </Button>
            <Button
              className="button--small"
              aria-label={say.takeTheirs(say.names[key])}
              onClick={() => takeTheirs(key)}
            >
              {say.take}
            </Button>
          </div>
        </div>
      ))}
    </section>
  );
}

/** Formats a setting for people. */
function formatSetting(settings: SiteSettings, key: SettingKey): string {
  if (key === 'openingHours') return formatSchemaHours(settings.openingHours).join(', ') || say.hours.closed;
  if (key === 'consentDefault') return say.consent[settings.consentDefault];
  const value = settings[key];
  if (typeof value === 'boolean') return value ? say.onOff.on : say.onOff.off;
  return listTextValues(value).join(' / ') || say.nothing;
}

function listTextValues(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return value === '' ? [] : [`${value}`];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTextValues) : [];
}
