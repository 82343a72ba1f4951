import { TranslatedInput } from '../forms/translated-input.tsx';
import { type SettingPartProps, SettingSection, SettingText } from './setting-section.tsx';
import { settingsWords } from './settings-words.ts';

const texts = ['title', 'description', 'primaryButtonText', 'secondaryButtonText'] as const;

/** How the studio is reached, and what it says there. */
export function ContactSection({ form }: SettingPartProps) {
  const { contact } = form.values;
  return (
    <SettingSection of="contact" part="contact">
      <SettingText form={form} of="phoneNumber" maxLength={40} type="tel" />
      <SettingText form={form} of="emailAddress" maxLength={200} type="email" />
      {texts.map((name) => (
        <TranslatedInput
          key={name}
          label={settingsWords.contact[name]}
          value={contact[name]}
          onValue={(text) => form.set('contact', { ...contact, [name]: text })}
          isLong={name === 'description'}
        />
      ))}
    </SettingSection>
  );
}
