import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { SiteSettings } from '#api/schemas/settings.ts';
import { defaultLanguage, type Language } from '#content/language/language.ts';
import type { Device } from '#content/look/layout.ts';
import type { SitePart } from '#preview/messages.ts';
import { hierarchyQuery } from '../data/hierarchy-query.ts';
import { buildPageRows } from '../pages/page-tree.ts';
import type { SideMargins } from '../shared/side-margins.ts';
import { resolveTheme, type ThemeChoice, themeStore } from '../shared/theme.ts';
import { frameWidths } from '../site-frame/frame-widths.ts';
import { type LiveMessage, PageFrame, type SiteMessage } from '../site-frame/page-frame.tsx';
import { PreviewBar } from '../site-frame/preview-bar.tsx';
import { DeviceSegments, LanguageSegments, ThemeSegments } from '../site-frame/preview-switches.tsx';
import { usePageState } from '../site-frame/use-page-state.ts';
import { homePageQuery } from './settings-queries.ts';
import { settingsWords } from './settings-words.ts';

const say = settingsWords.frame;

/** Below this width the frame begins with the mobile layout: the desktop one would be too small to read. */
const roomForDesktop = '(width >= 80rem)';

interface SiteFrameProps {
  readonly settings: SiteSettings;
  /** The part being edited. The frame scrolls to it. */
  readonly part: SitePart | undefined;
  readonly live?: LiveMessage | undefined;
  readonly onMargins: (margins: SideMargins) => void;
}

/** The live home page with unsaved settings. */
export function SiteFrame({ settings, part, live, onMargins }: SiteFrameProps) {
  const [language, setLanguage] = useState<Language>(defaultLanguage);
  const [device, setDevice] = useState<Device>(() =>
    matchMedia(roomForDesktop).matches ? 'desktop' : 'mobile',
  );
  const editorTheme = useStore(themeStore, ({ theme: chosen }) => chosen);
  const [ownTheme, setTheme] = useState<ThemeChoice>();
  const theme = ownTheme ?? editorTheme;
  const menu = useMenuKey();
  const { state, error } = useHome(settings, language, theme);
  const told = useMemo((): SiteMessage => ({ type: 'site/settings', settings }), [settings]);
  const shown = useMemo((): SiteMessage[] => (part ? [{ type: 'site/show', part }] : []), [part]);
  const messages = useMemo(() => [told, ...shown], [told, shown]);
  return (
    <section className="site-frame" aria-label={say.label}>
      <PreviewBar>
        <DeviceSegments value={device} onValue={setDevice} />
        <LanguageSegments value={language} onValue={setLanguage} />
        <ThemeSegments value={resolveTheme(theme)} onValue={setTheme} />
      </PreviewBar>
      {error && (
        <p className="form-field__note form-field__note--issue" role="alert">
          {say.failed}
        </p>
      )}
      {state && menu !== undefined && (
        <PageFrame
          key={menu}
          title={say.title}
          state={state}
          width={frameWidths[device]}
          messages={messages}
          live={live}
          onMargins={onMargins}
        />
      )}
      <p className="form-field__note">{say.help}</p>
    </section>
  );
}

/**
 * A key that changes when pages enter or leave the menu. The server renders the menu, so the page is reloaded
 * then.
 */
function useMenuKey(): string | undefined {
  const { data } = useQuery(hierarchyQuery);
  return data && JSON.stringify(buildPageRows(data).map(({ page }) => [page.id, page.showInMenu]));
}

/** The frame's state beside the settings: the live version of the home page. */
function useHome({ contentBlocks: globalLayout }: SiteSettings, language: Language, theme: ThemeChoice) {
  const page = useQuery(homePageQuery);
  return usePageState({ page, path: '/', globalLayout, language, theme });
}
