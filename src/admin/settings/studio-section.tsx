import { TextInput } from '../forms/text-input.tsx';
import { TranslatedInput } from '../forms/translated-input.tsx';
import { LogoInput } from './logo-input.tsx';
import { type SettingPartProps, SettingSection, SettingText } from './setting-section.tsx';
import { settingsWords } from './settings-words.ts';

const say = settingsWords;

/** The studio's name and description. */
export function StudioSection({ form }: SettingPartProps) {
  const { values, set } = form;
  return (
    <SettingSection of="studio" part="header">
      <SettingText form={form} of="studioName" maxLength={100} />
      <LogoInput form={form} />
      <TranslatedInput
        label={say.names.tagline}
        value={values.tagline}
        onValue={(tagline) => set('tagline', tagline)}
        help={say.help.tagline}
      />
      <TranslatedInput
        label={say.names.description}
        value={values.description}
        onValue={(description) => set('description', description)}
        help={say.help.description}
        isLong
      />
      <div data-part="footer">
        <TextInput
          label={say.names.startYear}
          inputMode="numeric"
          value={Number.isFinite(values.startYear) ? `${values.startYear}` : ''}
          onValue={(text) => set('startYear', parseYear(text))}
          help={say.help.startYear}
          issue={form.issues.get('startYear')}
          maxLength={4}
        />
      </div>
    </SettingSection>
  );
}

/** Returns NaN for anything but a number; validation rejects it with a sentence. */
function parseYear(text: string): number {
  return /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
}
