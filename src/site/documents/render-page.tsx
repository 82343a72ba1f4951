import { blockDefinitions } from '#blocks/definitions.ts';
import { renderVisitorBlocks } from '#blocks/render-visitor-blocks.tsx';
import { createDeviceRules } from '#blocks/shared/device-rules.ts';
import { computePageWidths } from '#blocks/shared/page-widths.ts';
import type { PictureProps } from '#blocks/shared/picture.tsx';
import type { PageContext } from '#blocks/shared/view-context.ts';
import type { Language } from '#content/language/language.ts';
import { analysePage } from '#content/page/analyse-page.ts';
import { createPageContext, PageView } from '../page-view.tsx';
import { type PageModel, resolveSiteTokens } from '../site-document.ts';
import type { DocumentContext, RenderedPage } from './document-parts.ts';

/** Renders a page's blocks and heading, and collects what the document needs to know about them. */
export function* renderPage(
  page: PageModel,
  language: Language,
  { site, preview, failed, anchorOf }: DocumentContext & Pick<PageContext, 'anchorOf'>,
): Generator<undefined, RenderedPage> {
  const { settings, assets } = site;
  const analysis = analysePage(blockDefinitions, page.overview);
  const pictures: PictureProps[] = [];
  const deviceRules = createDeviceRules();
  const context = createPageContext({
    content: page,
    analysis,
    language,
    media: page.media,
    contact: settings,
    colors: resolveSiteTokens(site).color,
    composition: page.layout.composition,
    widths: computePageWidths(page.layout, resolveSiteTokens(site).width.page),
    imageHosts: site.imageHosts,
    islands: { runtime: assets.islandRuntime, modules: assets.islands },
    preview,
    anchorOf,
    preload: (picture) => pictures.push(picture),
    deviceRules,
  });
  const { elements, mainHeading } = yield* renderVisitorBlocks(
    blockDefinitions,
    page.overview,
    context,
    failed,
  );
  return {
    page,
    view: (
      <PageView
        content={page}
        context={context}
        hasHeading={mainHeading || page.kind === 'section'}
        studioName={settings.studioName}
      >
        {elements}
      </PageView>
    ),
    analysis,
    pictures,
    deviceCss: deviceRules.css(),
  };
}
