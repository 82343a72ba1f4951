import type { ReactNode } from 'react';
import type { SitePart } from '#preview/messages.ts';
import { TextInput } from '../forms/text-input.tsx';
import { settingsWords } from './settings-words.ts';
import type { SettingsForm } from './use-settings-form.ts';

const say = settingsWords;

export interface SettingPartProps {
  readonly form: SettingsForm;
}

interface SettingSectionProps {
  readonly of: keyof typeof say.sections;
  /**
   * The part of the site that shows these settings. The frame scrolls to it while a field here has the focus.
   */
  readonly part?: SitePart;
  readonly children: ReactNode;
}

/** A named group of settings. */
export function SettingSection({ of, part, children }: SettingSectionProps) {
  const id = `settings-${of}`;
  return (
    <section className="site-settings__section" aria-labelledby={id} data-part={part}>
      <h2 className="site-settings__title" id={id}>
        {say.sections[of]}
      </h2>
      <p className="site-settings__help">{say.sectionHelp[of]}</p>
      {children}
    </section>
  );
}

type TextKey =
  | 'studioName'
  | 'phoneNumber'
  | 'emailAddress'
  | 'city'
  | 'priceRange'
  | 'timeZone'
  | 'measurementId';

interface SettingTextProps extends SettingPartProps {
  readonly of: TextKey;
  readonly maxLength: number;
  readonly type?: 'tel' | 'email';
  readonly help?: string;
  readonly placeholder?: string;
  readonly list?: string;
}

/** A one-line text setting in all languages. */
export function SettingText({ form, of, ...input }: SettingTextProps) {
  return (
    <TextInput
      {...input}
      label={say.names[of]}
      value={form.values[of]}
      onValue={(text) => form.set(of, text)}
      issue={form.issues.get(of)}
      autoComplete="off"
    />
  );
}
