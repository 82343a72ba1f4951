import { useEffect, useMemo, useState } from 'react';
import { blockDefinitions } from '#blocks/definitions.ts';
import { createBlockRenderer } from '#blocks/render-blocks.tsx';
import { computePageWidths } from '#blocks/shared/page-widths.ts';
import type { WrittenField } from '#blocks/shared/view-context.ts';
import type { Block } from '#content/block/block.ts';
import type { Language } from '#content/language/language.ts';
import {
  mergeBackgrounds,
  type PageBackground,
  resolveBackground,
  type StoredBackground,
} from '#content/look/background.ts';
import { resolveLayout } from '#content/look/layout.ts';
import { analysePage } from '#content/page/analyse-page.ts';
import type { PageContent } from '#content/page/page.ts';
import { createSurroundings, showSections } from '#content/page/show-sections.ts';
import type { PreviewDocument } from '#preview/messages.ts';
import { buildBackgroundCss, computeBackgroundRange } from '../background-css.ts';
import { CaseNeighboursNav } from '../cases/case-neighbours.tsx';
import { startScrollBackground } from '../client/scroll-background.ts';
import { LanguageProvider } from '../language-provider.tsx';
import { buildLayoutCss } from '../layout-css.ts';
import { createPageContext, PageView } from '../page-view.tsx';
import { scrollTimelines } from '../scroll-timeline.ts';
import { SiteBody } from '../site-body.tsx';
import { type PreviewContext, resolveSiteTokens } from '../site-document.ts';
import { createLiveDeviceRules } from './live-device-rules.ts';
import { PreviewBoundary } from './preview-boundary.tsx';

export type PreviewModel = PageContent &
  Omit<PreviewDocument, 'title' | 'overview'> & { readonly language: Language };

interface PreviewPageProps {
  readonly context: PreviewContext;
  readonly model: PreviewModel;
  /** The text that is being edited in the page. */
  readonly writing: WrittenField | undefined;
  /** Called after this model was rendered. */
  readonly rendered: () => void;
}

/** One function for all renderings, so that memoized views need not render again. */
const loadNothing = () => undefined;

/** The page with the editor's current content, rendered by the same views as the public page. */
export function PreviewPage({ context, model, writing, rendered }: PreviewPageProps) {
  const { site } = context;
  const [render] = useState(() => createBlockRenderer(blockDefinitions));
  const [deviceRules] = useState(createLiveDeviceRules);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for every new model
  useEffect(rendered, [model]);
  const layout = resolveLayout(
    model.globalLayout ?? site.settings.contentBlocks,
    model.layoutSettings ?? undefined,
    resolveSiteTokens(site).composition.page,
  );
  const css = buildLayoutCss(layout);
  const pageWidth = resolveSiteTokens(site).width.page;
  // biome-ignore lint/correctness/useExhaustiveDependencies: compared by its CSS, since each edit creates a new layout
  const widths = useMemo(() => computePageWidths(layout, pageWidth), [css, pageWidth]);
  const background = useBackground(site.settings.background, model);
  const backgroundCss = useMemo(
    () => buildBackgroundCss(background, resolveSiteTokens(site).color),
    [background, site],
  );
  useScrollBackground(background);
  const overview = useShownBlocks(model);
  const analysis = analysePage(blockDefinitions, overview);
  const page = createPageContext({
    content: model,
    analysis,
    language: model.language,
    media: model.media,
    contact: site.settings,
    colors: resolveSiteTokens(site).color,
    composition: layout.composition,
    widths,
    imageHosts: site.imageHosts,
    islands: undefined,
    preview: true,
    preload: loadNothing,
    deviceRules,
  });
  // The server sends no neighbours for a draft, whose position only the editor knows.
  const neighbours = model.neighbours ?? context.neighbours;
  return (
    <LanguageProvider language={model.language}>
      <style>{css + backgroundCss}</style>
      <PreviewBoundary model={model}>
        <SiteBody
          site={{ ...site, media: { ...site.media, ...model.media } }}
          path={context.path}
          analysis={analysis}
          metadata={model.metadata}
        >
          <PageView
            content={model}
            context={{ ...page, writing }}
            hasHeading={model.isSection || page.mainHeadingBlock !== undefined}
            studioName={site.settings.studioName}
          >
            {render(overview, { ...page, writing })}
          </PageView>
          {neighbours && <CaseNeighboursNav neighbours={neighbours} imageHosts={context.site.imageHosts} />}
        </SiteBody>
      </PreviewBoundary>
    </LanguageProvider>
  );
}

/** The page's blocks with those of its sections; for a section in its place also those around it, which are dimmed. */
function useShownBlocks({ overview, sections = noSections, around }: PreviewModel): readonly Block[] {
  const own = useMemo(() => showSections(blockDefinitions, overview, sections), [overview, sections]);
  const surround = useMemo(
    () => around && createSurroundings(blockDefinitions, { ...around, sections }),
    [around, sections],
  );
  const isAround = around !== undefined;
  useEffect(() => {
    document.documentElement.toggleAttribute('data-preview-around', isAround);
    if (isAround) document.querySelector('[data-block-id]')?.scrollIntoView({ block: 'center' });
  }, [isAround]);
  return useMemo(() => surround?.(own) ?? own, [surround, own]);
}

const noSections = {};

/** The page's background, the same object until one of its settings changes: its styles take longer than a block to render. */
function useBackground(site: StoredBackground, page: StoredBackground): PageBackground {
  const { backgroundSettings, dynamicBackgroundSettings } = page;
  return useMemo(
    () => resolveBackground(mergeBackgrounds(site, { backgroundSettings, dynamicBackgroundSettings })),
    [site, backgroundSettings, dynamicBackgroundSettings],
  );
}

/**
 * Runs the changing background while its settings are edited, also in browsers without scroll-driven
 * animations.
 */
function useScrollBackground({ dynamicBackgroundSettings }: PageBackground): void {
  const range = computeBackgroundRange(dynamicBackgroundSettings)?.join(' ');
  useEffect(() => {
    if (range === undefined) return;
    document.body.dataset.backgroundRange = range;
    const stop = CSS.supports(scrollTimelines) ? undefined : startScrollBackground();
    return () => {
      stop?.();
      delete document.body.dataset.backgroundRange;
    };
  }, [range]);
}
