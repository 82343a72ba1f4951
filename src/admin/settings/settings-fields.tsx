import { Link } from 'react-router';
import { OnOff } from '../forms/on-off.tsx';
import { BackgroundInput } from './background-input.tsx';
import { ContactSection } from './contact-section.tsx';
import { HoursSection } from './hours-section.tsx';
import { LayoutInput } from './layout-input.tsx';
import { MenuInput } from './menu-input.tsx';
import { type SettingPartProps, SettingSection, SettingText } from './setting-section.tsx';
import { settingsWords } from './settings-words.ts';
import { StudioSection } from './studio-section.tsx';
import { VisitorsSection } from './visitors-section.tsx';

/** All settings of the site, by what they are about. */
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
      <SettingSection of="menu">
        <MenuInput />
      </SettingSection>
      <p className="site-settings__ways">
        <Link to="/admin/design-tokens?part=brand">{settingsWords.design}</Link>
        <Link to="/admin/start">{settingsWords.guided}</Link>
        <Link to="/admin/demo">{settingsWords.demo}</Link>
      </p>
    </>
  );
}
