import type { ComponentType } from 'react';
import type { SitePart } from '#preview/messages.ts';
import { TranslatedInput } from '../forms/translated-input.tsx';
import type { SettingKey } from '../settings/draft.ts';
import { LogoInput } from '../settings/logo-input.tsx';
import { type SettingPartProps, SettingSection, SettingText } from '../settings/setting-section.tsx';
import { settingsWords } from '../settings/settings-words.ts';
import { VisitorsSection } from '../settings/visitors-section.tsx';

export interface StepForm {
  readonly Form: ComponentType<SettingPartProps>;
  /** The settings it asks for. Skipping the step leaves them unchanged. */
  readonly keys: readonly SettingKey[];
  /** The part of the site that shows them. */
  readonly part?: SitePart;
}

/** The form of each step: a part of the settings, with the same labels. */
export const stepForms = {
  studio: { Form: Studio, keys: ['studioName', 'logo', 'tagline'], part: 'header' },
  contact: { Form: Contact, keys: ['phoneNumber', 'emailAddress', 'contact', 'city'], part: 'contact' },
  visitors: { Form: VisitorsSection, keys: ['consentDefault', 'measurementId'], part: 'footer' },
} as const satisfies Record<string, StepForm>;

function Studio({ form }: SettingPartProps) {
  return (
    <SettingSection of="studio" part="header">
      <SettingText form={form} of="studioName" maxLength={100} />
      <LogoInput form={form} />
      <TranslatedInput
        label={settingsWords.names.tagline}
        value={form.values.tagline}
        onValue={(tagline) => form.set('tagline', tagline)}
        help={settingsWords.help.tagline}
      />
    </SettingSection>
  );
}

function Contact({ form }: SettingPartProps) {
  const { contact } = form.values;
  return (
    <SettingSection of="contact" part="contact">
      <SettingText form={form} of="phoneNumber" maxLength={40} type="tel" />
      <SettingText form={form} of="emailAddress" maxLength={200} type="email" />
      {(['title', 'description'] as const).map((name) => (
        <TranslatedInput
          key={name}
          label={settingsWords.contact[name]}
          value={contact[name]}
          onValue={(text) => form.set('contact', { ...contact, [name]: text })}
          isLong={name === 'description'}
        />
      ))}
      <SettingText form={form} of="city" maxLength={100} />
    </SettingSection>
  );
}
