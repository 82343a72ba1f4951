import { useQuery } from '@tanstack/react-query';
import { memo, type ReactNode, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { getPagePath } from '#content/address/site-paths.ts';
import { defaultLanguage, type Language } from '#content/language/language.ts';
import type { PictureByTheme } from '#content/media/picture-by-theme.ts';
import { themes } from '#tokens/light-dark.ts';
import type { TokenChanges } from '#tokens/token-changes.ts';
import { classNames } from '#ui/class-names.ts';
import { hierarchyQuery } from '../../data/hierarchy-query.ts';
import { buildPageRows } from '../../pages/page-tree.ts';
import { draftStore } from '../../settings/draft-store.ts';
import { siteSettingsQuery } from '../../settings/settings-queries.ts';
import { RevealHandle } from '../../shared/reveal-handle.tsx';
import { frameWidths } from '../../site-frame/frame-widths.ts';
import { type LiveMessage, PageFrame, type SiteMessage } from '../../site-frame/page-frame.tsx';
import { usePageState } from '../../site-frame/use-page-state.ts';
import { fontsQuery } from '../fonts/font-calls.ts';
import { tokenWords } from '../work/design-tokens-words.ts';
import type { PublishedTokens } from '../work/token-queries.ts';
import { createTokensMessage } from '../work/use-token-editor.ts';
import { FramesBar, type FramesView } from './frames-bar.tsx';
import { type ShownVersion, shownPageQuery } from './shown-page-query.ts';
import './token-frames.css';

const say = tokenWords.frame;

interface TokenFramesProps {
  /** Live tokens; the frames show the draft over them. */
  readonly published: PublishedTokens;
  /** Tokens on the other side of the comparison slider. */
  readonly compared: { readonly label: string; readonly changes: TokenChanges };
  readonly isComparing: boolean;
  readonly onComparing: (isComparing: boolean) => void;
}

/** Previews the site with draft tokens: any page, at any width, in both themes at once. */
export const TokenFrames = memo(function TokenFrames(props: TokenFramesProps) {
  const { published, compared, isComparing, onComparing } = props;

  const [view, setView] = useState<FramesView>({
    pageId: '',
    device: 'desktop',
    shown: 'both',
    version: 'live',
    language: defaultLanguage,
  });
  const { pageId, device, shown, version, language } = view;
  const { data: tree } = useQuery(hierarchyQuery);
  const pages = useMemo(() => (tree ? buildPageRows(tree).map(({ page }) => page) : []), [tree]);
  const page =
    pages.find(({ id }) => id === pageId) ??
    pages.find(({ identifier }) => identifier === 'main') ??
    pages[0];
  // A frame only has the fonts that its document was served with, so other fonts reload it.
  const { data: fonts } = useQuery(fontsQuery);
  const families = fonts?.map(({ font }) => font.family).join() ?? '';
  const { data: site } = useQuery(siteSettingsQuery);
  const storedLogo = site?.settings.logo;
  const draftedLogo = useStore(draftStore, (draft) => draft.changes.logo);
  const live = useMemo(() => createTokensMessage(published), [published]);
  const logo = useLogo(draftedLogo ?? storedLogo);
  const otherLogo = useLogo(storedLogo);
  const own = useMemo(() => [logo], [logo]);
  const other = useMemo(
    (): SiteMessage[] => [otherLogo, { type: 'site/tokens', changes: { ...compared.changes } }],
    [otherLogo, compared.changes],
  );
  return (
    <section className="token-frames" aria-label={say.label}>
      <FramesBar
        pages={pages}
        page={page}
        view={view}
        onView={setView}
        isComparing={isComparing}
        onComparing={onComparing}
      />
      {page && (
        <div className={classNames('token-frames__stage', `token-frames__stage--${device}`)}>
          {themes
            .filter((theme) => shown === 'both' || shown === theme)
            .map((theme) => (
              <Compared key={theme} isComparing={isComparing} label={compared.label}>
                {(side) => (
                  <ShownPage
                    key={`${page.id} ${families}`}
                    title={side === 'before' ? say.beforeTitle(theme) : say.title(theme)}
                    pageId={page.id}
                    version={version}
                    path={getPagePath(page)}
                    theme={theme}
                    language={language}
                    width={frameWidths[device]}
                    messages={side === 'before' ? other : own}
                    live={side === 'before' ? undefined : live}
                  />
                )}
              </Compared>
            ))}
        </div>
      )}
    </section>
  );
});

/** Builds the message about the logo; stable for the same logo. */
function useLogo(logo: PictureByTheme | undefined): SiteMessage {
  return useMemo(() => ({ type: 'site/settings', settings: logo ? { logo } : {} }), [logo]);
}

interface ComparedProps {
  readonly isComparing: boolean;
  readonly label: string;
  readonly children: (side: 'before' | 'after') => ReactNode;
}

/** Renders one frame, or two over each other with a slider between them. */
function Compared({ isComparing, label, children }: ComparedProps) {
  const [position, setPosition] = useState(50);
  const [isDragged, setDragged] = useState(false);
  return (
    <div
      className={classNames('token-frame', isComparing && 'token-frame--compared')}
      data-dragged={isDragged || undefined}
      style={{ '--revealed': `${position}%` } as object}
    >
      <div className="token-frame__side token-frame__side--after">{children('after')}</div>
      {isComparing && (
        <>
          <div className="token-frame__side token-frame__side--before" inert>
            {children('before')}
          </div>
          <RevealHandle
            before={label}
            after={say.draft}
            position={position}
            onPosition={setPosition}
            onDrag={setDragged}
          />
        </>
      )}
    </div>
  );
}

interface ShownPageProps {
  readonly title: string;
  readonly pageId: string;
  readonly version: ShownVersion;
  readonly path: string;
  readonly theme: 'light' | 'dark';
  readonly language: Language;
  readonly width: number;
  readonly messages: readonly SiteMessage[];
  readonly live: LiveMessage | undefined;
}

function ShownPage(props: ShownPageProps) {
  const { title, pageId, version, path, theme, language, width, messages, live } = props;
  const { data: site } = useQuery(siteSettingsQuery);
  const page = useQuery(shownPageQuery(pageId, version));
  const globalLayout = site?.settings.contentBlocks ?? noLayout;
  const { state, error } = usePageState({ page, path, globalLayout, language, theme });
  if (error) return <p className="token-note token-note--issue">{say.failed}</p>;
  return state && site ? (
    <PageFrame title={title} state={state} width={width} messages={messages} live={live} />
  ) : null;
}

const noLayout = {};
