import { useMutation, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { savePage } from '#api/endpoints/pages.ts';
import type { PageInList } from '#api/schemas/page.ts';
import { defaultLanguage, resolveText } from '#content/language/language.ts';
import { useToast } from '#ui/toast/toast.tsx';
import { hierarchyQuery } from '../data/hierarchy-query.ts';
import { refreshPages } from '../data/queries.ts';
import { OnOff } from '../forms/on-off.tsx';
import { TranslatedInput } from '../forms/translated-input.tsx';
import { PageTitleText } from '../pages/page-title-text.tsx';
import { buildPageRows } from '../pages/page-tree.ts';
import { api } from '../session/api.ts';
import { formatErrorMessage } from '../shared/error-message.ts';
import { words } from '../words.ts';
import { BackgroundInput } from './background-input.tsx';
import { HoursInput } from './hours-input.tsx';
import { LayoutInput } from './layout-input.tsx';
import { type SettingPartProps, SettingSection, SettingText } from './setting-section.tsx';
import { settingsWords } from './settings-words.ts';
import { StudioSection } from './studio-section.tsx';
import { undoTime } from './undo-time.ts';
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
      <SettingSection of="menu">
        <MenuInput />
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

const say = settingsWords.menu;

/**
 * The pages shown in the menu, in the order of the page tree. Each change is saved immediately, and can be
 * undone.
 */
function MenuInput() {
  const { data } = useQuery(hierarchyQuery);
  if (!data) return <p className="site-settings__help">{words.loading}</p>;
  const rows = buildPageRows(data).filter(({ page }) => page.kind === 'page' && page.identifier !== '404');
  return (
    <ul className="menu-input">
      {rows.map(({ page, depth }) => (
        <Line key={page.id} page={page} depth={depth} />
      ))}
    </ul>
  );
}

function Line({ page, depth }: { readonly page: PageInList; readonly depth: number }) {
  const id = useId();
  const { show } = useToast();
  const title = resolveText(page.title, defaultLanguage) || page.identifier;
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ showInMenu }: { showInMenu: boolean; isUndo: boolean }) =>
      api.call(savePage, { params: { identifier: page.id }, body: { showInMenu } }),
    onSuccess: async (_answer, { showInMenu, isUndo }) => {
      await refreshPages();
      const undo = { label: words.undo, run: () => mutate({ showInMenu: !showInMenu, isUndo: true }) };
      show({ text: say.saved(title, showInMenu), visibleFor: undoTime, ...(!isUndo && { action: undo }) });
    },
    onError: (error) => show({ text: formatErrorMessage(error), tone: 'error' }),
  });
  const isOn = isPending && variables ? variables.showInMenu : page.showInMenu;
  return (
    <li className="menu-input__line" style={{ '--depth': depth } as React.CSSProperties}>
      <label htmlFor={id}>
        <span className="visually-hidden">{say.shown(title)}</span>
        <span aria-hidden="true">
          <PageTitleText page={page} />
        </span>
      </label>
      <OnOff
        id={id}
        on={isOn}
        disabled={isPending}
        onChange={(showInMenu) => mutate({ showInMenu, isUndo: false })}
      />
    </li>
  );
}
