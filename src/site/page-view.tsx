import { blockDefinitions } from '#blocks/definitions.ts';
import { renderBlocks } from '#blocks/render-blocks.tsx';
import type { PageContext } from '#blocks/shared/view-context.ts';
import { mainHeading } from '#content/headings.ts';
import type { MediaFacts } from '#content/image-url.ts';
import { type Language, resolvedLanguage, resolveText } from '#content/language.ts';
import type { PageContent } from '#content/page.ts';

interface PageViewProps {
  readonly content: PageContent;
  readonly language: Language;
  readonly media: Readonly<Record<string, MediaFacts>>;
  readonly contact: PageContext['contact'];
  readonly islands: PageContext['islands'];
  readonly preview: boolean;
}

/** A page's blocks under exactly one h1. The one renderer: visitors get its HTML, the preview runs it live. */
export function PageView({ content, language, media, contact, islands, preview }: PageViewProps) {
  const heading = mainHeading(blockDefinitions, content, language);
  const context: PageContext = {
    language,
    mainHeadingBlock: heading.from === 'title-block' ? heading.blockId : undefined,
    headingInText: heading.from === 'text-block',
    contact,
    media: (src) => (Object.hasOwn(media, src) ? media[src] : undefined),
    islands,
    preview,
  };
  const title = resolveText(content.title, language);
  return (
    <div className="blocks" lang={textsLanguage(content, language)}>
      {heading.from === 'page-title' && title !== '' && (
        <h1 className="page-title" {...(preview ? { 'data-field': 'title' } : {})}>
          {title}
        </h1>
      )}
      {renderBlocks(blockDefinitions, content.overview, context)}
    </div>
  );
}

/** A page without a title in the language shows the fallback's texts, and says so to those who listen. */
function textsLanguage(content: PageContent, language: Language): string | undefined {
  const found = resolvedLanguage(content.title, language) ?? 'nl';
  return found === language ? undefined : found;
}
