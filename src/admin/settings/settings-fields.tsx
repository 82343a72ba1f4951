import { Link } from 'react-router';
import { OnOff } from '../forms/on-off.tsx';
import { TranslatedInput } from '../forms/translated-input.tsx';
import { BackgroundInput } from './background-input.tsx';
import { HoursInput } from './hours-input.tsx';
import { LayoutInput } from './layout-input.tsx';
import { type SettingPartProps, SettingSection, SettingText } from './setting-section.tsx';
import { settingsWords } from './settings-words.ts';
import { StudioSection } from './studio-section.tsx';
import { VisitorsSection } from './visitors-section.tsx';

/** All settings of the site, by section. */
export function SettingsFields({ form }: SettingPartProps) {
  return (
    <>
      <StudioSection form={form} />
      <ContactSection form={form} />
      <HoursSection form={form} />
      <SettingSection of="business">
        <SettingText form={form} of="city" maxLength={100} />
        <SettingText form={form} of="priceRange" maxLength={10} help={settingsWords.help.priceRange} />
      </SettingSection>
      <VisitorsSection form={form} />
      <SettingSection of="layout" part="header">
        <LayoutInput
          value={form.values.contentBlocks}
          onValue={(layout) => form.set('contentBlocks', layout)}
        />
      </SettingSection>
      <SettingSection of="background" part="header">
        <BackgroundInput
          value={form.values.background}
          onValue={(background) => form.set('background', background)}
        />
      </SettingSection>
      <SettingSection of="header" part="header">
        <div className="menu-input__line">
          <label htmlFor="header-links">{settingsWords.names.headerLinks}</label>
          <OnOff
            id="header-links"
            on={form.values.headerLinks}
            onChange={(on) => form.set('headerLinks', on)}
          />
        </div>
      </SettingSection>
      <p className="site-settings__ways">
        <Link to="/admin/design-tokens?part=brand">{settingsWords.design}</Link>
        <Link to="/admin/start">{settingsWords.guided}</Link>
        <Link to="/admin/starting-content">{settingsWords.startingContent}</Link>
      </p>
    </>
  );
}

const texts = ['title', 'description', 'primaryButtonText', 'secondaryButtonText'] as const;

/** Contact details, and the text shown with them. */
function ContactSection({ form }: SettingPartProps) {
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

/** Opening hours and time zone. */
function HoursSection({ form }: SettingPartProps) {
  return (
    <SettingSection of="hours">
      <HoursInput
        value={form.values.openingHours}
        issues={form.issues}
        onValue={(hours) => form.set('openingHours', hours)}
      />
      <SettingText
        form={form}
        of="timeZone"
        maxLength={60}
        help={settingsWords.help.timeZone}
        list="time-zones"
      />
      <datalist id="time-zones">
        {Intl.supportedValuesOf('timeZone').map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </SettingSection>
  );
}
