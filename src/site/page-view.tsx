import { blockDefinitions } from '#blocks/definitions.ts';
import { renderBlocks } from '#blocks/render-blocks.tsx';
import type { PageContext } from '#blocks/shared/view-context.ts';
import { mainHeading } from '#content/headings.ts';
import type { MediaFacts } from '#content/image-url.ts';
import { type Language, otherLanguage, resolveText } from '#content/language.ts';
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
    // Without a title in the language the texts are the fallback's, and say so to those who listen.
    <div className="blocks" lang={otherLanguage(content.title, language)}>
      {heading.from === 'page-title' && title !== '' && (
        <h1 className="page-title" {...(preview ? { 'data-field': 'title' } : {})}>
          {title}
        </h1>
      )}
      {renderBlocks(blockDefinitions, content.overview, context)}
    </div>
  );
}
