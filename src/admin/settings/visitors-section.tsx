import type { SiteSettings } from '#api/schemas/settings.ts';
import { Segments } from '../shared/segments.tsx';
import { type SettingPartProps, SettingSection, SettingText } from './setting-section.tsx';
import { settingsWords } from './settings-words.ts';

const say = settingsWords;

const consents = ['ask', 'granted'] as const satisfies readonly SiteSettings['consentDefault'][];

/** Analytics, and whether visitors are asked for consent first. */
export function VisitorsSection({ form }: SettingPartProps) {
  const { consentDefault } = form.values;
  return (
    <SettingSection of="visitors">
      <div className="form-field">
        <span className="form-field__label">{say.names.consentDefault}</span>
        <Segments
          label={say.names.consentDefault}
          options={consents.map((value) => ({ value, label: say.consent[value] }))}
          value={consentDefault}
          describedBy="consent-help"
          onValue={(value) => form.set('consentDefault', value)}
        />
        <p className="form-field__note" id="consent-help">
          {say.consentHelp[consentDefault]}
        </p>
      </div>
      <SettingText
        form={form}
        of="measurementId"
        maxLength={40}
        help={say.help.measurementId}
        placeholder="G-…"
      />
    </SettingSection>
  );
}
