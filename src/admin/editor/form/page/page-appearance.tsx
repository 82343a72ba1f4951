import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import {
  mergeBackgrounds,
  noBackground,
  resolveBackground,
  type StoredBackground,
} from '#content/look/background.ts';
import { combineEdits, createSettingEdit } from '#document/edit.ts';
import { Button } from '#ui/button/button.tsx';
import { BackgroundFields } from '../../../forms/background/background-fields.tsx';
import type { BackgroundChanges } from '../../../forms/background/background-kind.ts';
import { BackgroundStrip } from '../../../forms/background/background-strip.tsx';
import { backgroundWords } from '../../../forms/background/background-words.ts';
import { siteQuery } from '../../../page-settings/settings-queries.ts';
import { words } from '../../../words.ts';
import { useDraft, useEditor, usePane, useView } from '../../services/editor-context.ts';
import { useSettingsLevels } from '../../services/settings-levels.ts';
import { type PageTab, pageTabs } from '../../services/view-store.ts';
import { historyWords } from '../../work/history-words.ts';
import { ContactForm } from './contact-form.tsx';
import { LayoutForm } from './layout-form.tsx';
import { SettingsUnknown } from './settings-unknown.tsx';

/** Tabs of the page: facts, layout and background. */
export function PageTabs({ facts }: { readonly facts: ReactNode }) {
  const { view } = useEditor();
  const tab = useView((state) => state.pageTab);
  return (
    <Tabs
      className="panel__tabbed"
      selectedKey={tab}
      onSelectionChange={(key) => view.setState({ pageTab: pageTabs.find((name) => name === key) ?? 'page' })}
    >
      <TabList className="panel__tabs" aria-label={words.pageTabs.label}>
        {pageTabs.map((name) => (
          <Tab key={name} id={name} className="panel__tab">
            {words.pageTabs[name]}
          </Tab>
        ))}
      </TabList>
      <TabPanel key={tab} id={tab} className="panel__body">
        {tab === 'page' ? (
          <>
            {facts}
            <ContactForm />
          </>
        ) : (
          <PageAppearance tab={tab} />
        )}
      </TabPanel>
    </Tabs>
  );
}

/** Form of the layout or the background. */
export function PageAppearance({ tab }: { readonly tab: Exclude<PageTab, 'page'> }) {
  return tab === 'layout' ? <LayoutForm /> : <BackgroundForm />;
}

/** Background of the page: its own, or an inherited one. */
function BackgroundForm() {
  const editing = useBackground();
  const scrolled = usePane((state) => state.scrolled);
  if (!editing) return <SettingsUnknown of="pageBackground" />;
  const { background, isOwn, follows, reset } = editing;
  return (
    <>
      <BackgroundStrip background={background} scrolled={scrolled} />
      {follows && <p className="panel__note">{backgroundWords.follows[follows]}</p>}
      <BackgroundFields editing={editing} />
      {isOwn && (
        <Button className="button--small" onClick={reset}>
          {backgroundWords.reset}
        </Button>
      )}
    </>
  );
}

/** The page's background, with the level that it is set at: this version, all versions, or all pages. */
interface BackgroundEditing extends BackgroundChanges {
  readonly isOwn: boolean;
  /** Level that the background is inherited from, if this version has none; undefined if no level has one. */
  readonly follows: 'page' | 'site' | undefined;
  readonly reset: () => void;
}

/** The page's background with functions that change it; undefined while loading. */
function useBackground(): BackgroundEditing | undefined {
  const { editing } = useEditor();
  const backgroundSettings = useDraft(({ content }) => content.backgroundSettings);
  const dynamicBackgroundSettings = useDraft(({ content }) => content.dynamicBackgroundSettings);
  const { ofPage } = useSettingsLevels().levels;
  const site = useQuery(siteQuery);
  if (site.isPending) return undefined;
  const ofSite = site.data?.background ?? noBackground;
  if (backgroundSettings === undefined || dynamicBackgroundSettings === undefined) return undefined;
  const own: StoredBackground = { backgroundSettings, dynamicBackgroundSettings };
  const background = resolveBackground(mergeBackgrounds(ofSite, ofPage, own));
  const isOwn = hasBackground(own);
  const reset = combineEdits([
    createSettingEdit('backgroundSettings', null),
    createSettingEdit('dynamicBackgroundSettings', null),
  ]);
  return {
    background,
    isOwn,
    follows: isOwn ? undefined : getSource(ofPage, ofSite),
    setStill: (change, how) =>
      editing.setSetting('backgroundSettings', { ...background.backgroundSettings, ...change }, how),
    setDynamic: (next, how) => editing.setSetting('dynamicBackgroundSettings', next, how),
    reset: () => editing.apply(reset, historyWords.change(backgroundWords.name)),
  };
}

function getSource(ofPage: StoredBackground, ofSite: StoredBackground): BackgroundEditing['follows'] {
  if (hasBackground(ofPage)) return 'page';
  return hasBackground(ofSite) ? 'site' : undefined;
}

function hasBackground({ backgroundSettings, dynamicBackgroundSettings }: StoredBackground): boolean {
  return backgroundSettings !== null || dynamicBackgroundSettings !== null;
}
