import { memo, type ReactNode } from 'react';
import { getTitleClass, TitleWords } from '#blocks/shared/title-words.tsx';
import type { PageContext, WrittenField } from '#blocks/shared/view-context.ts';
import { findFallbackLanguage, type Language, resolveText } from '#content/language/language.ts';
import { hasWords } from '#content/markdown/markdown.ts';
import type { MediaFacts } from '#content/media/image-url.ts';
import type { PageAnalysis } from '#content/page/analyse-page.ts';
import { findMainHeadingBlock } from '#content/page/headings.ts';
import type { PageContent } from '#content/page/page.ts';
import { classNames } from '#ui/class-names.ts';

interface PageContextProps
  extends Pick<
    PageContext,
    | 'contact'
    | 'colors'
    | 'composition'
    | 'widths'
    | 'imageHosts'
    | 'islands'
    | 'preview'
    | 'anchorOf'
    | 'preload'
    | 'deviceRules'
  > {
  readonly content: Pick<PageContent, 'title'>;
  readonly analysis: PageAnalysis;
  readonly language: Language;
  readonly media: Readonly<Record<string, MediaFacts>>;
}

/** Builds the context that all blocks of a page get. */
export function createPageContext({
  content,
  analysis,
  language,
  media,
  ...rest
}: PageContextProps): PageContext {
  return {
    ...rest,
    language,
    spokenLanguage: findFallbackLanguage(content.title, language) ?? language,
    mainHeadingBlock: findMainHeadingBlock(analysis, language),
    media: lookUp(media),
  };
}

/** One function per collection, so that memoized views with the same function need not render again. */
const lookUps = new WeakMap<PageContextProps['media'], PageContext['media']>();

function lookUp(media: PageContextProps['media']): PageContext['media'] {
  const known = lookUps.get(media);
  if (known) return known;
  // A replaced file also has a URL derived from its new content, which is the one that views get.
  const replaced = new Map(
    Object.values(media).flatMap((facts) => (facts.address ? [[facts.address, facts]] : [])),
  );
  const lookUpMedia: PageContext['media'] = (src) =>
    Object.hasOwn(media, src) ? media[src] : replaced.get(src);
  lookUps.set(media, lookUpMedia);
  return lookUpMedia;
}

/** The page's title in `data-field`. */
export const titleField = 'title';

interface PageViewProps {
  readonly content: Pick<PageContent, 'title'>;
  readonly context: PageContext;
  /** True if one of the blocks renders the h1. */
  readonly hasHeading: boolean;
  /** Replaces an empty title: screen readers present a page by its main heading. */
  readonly studioName: string;
  /** The rendered blocks. */
  readonly children: ReactNode;
}

/** A page's blocks under exactly one h1. Visitors get its HTML; in the preview it is live. */
export function PageView({ content, context, hasHeading, studioName, children }: PageViewProps) {
  const { composition, language, preview, spokenLanguage, writing } = context;
  const title = resolveText(content.title, language);
  return (
    // Without a title in the language, texts are in the fallback language and marked for screen readers.
    <div
      className={`blocks blocks--${composition}`}
      lang={spokenLanguage === language ? undefined : spokenLanguage}
    >
      {!hasHeading && (
        <PageTitle
          title={title}
          studioName={studioName}
          preview={preview}
          writing={writing?.blockId === null ? writing : undefined}
        />
      )}
      {children}
    </div>
  );
}

interface PageTitleProps {
  readonly title: string;
  readonly studioName: string;
  readonly preview: boolean;
  /** Set while the title is edited in the page. */
  readonly writing: WrittenField | undefined;
}

/**
 * The heading of a page whose blocks have none. While it is edited in the page, React does not update its
 * text.
 */
const PageTitle = memo(
  ({ title, studioName, preview }: PageTitleProps) => (
    <h1
      className={classNames('page-title', getTitleClass(title))}
      {...(preview ? { 'data-field': titleField } : {})}
    >
      <TitleWords>{hasWords(title) ? title : studioName}</TitleWords>
    </h1>
  ),
  (before, now) => now.writing !== undefined && now.writing === before.writing,
);
