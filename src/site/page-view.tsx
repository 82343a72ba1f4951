import { memo, type ReactNode } from 'react';
import { TitleWords, titleLook } from '#blocks/shared/title-words.tsx';
import type { PageContext, WrittenField } from '#blocks/shared/view-context.ts';
import { type Language, otherLanguage, resolveText } from '#content/language/language.ts';
import { hasWords } from '#content/markdown/markdown.ts';
import type { MediaFacts } from '#content/media/image-url.ts';
import type { PageAnalysis } from '#content/page/analyse-page.ts';
import { mainHeadingBlock } from '#content/page/headings.ts';
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
  > {
  readonly content: Pick<PageContent, 'title'>;
  readonly analysis: PageAnalysis;
  readonly language: Language;
  readonly media: Readonly<Record<string, MediaFacts>>;
}

/** What every block of a page is told. */
export function pageContext({ content, analysis, language, media, ...rest }: PageContextProps): PageContext {
  return {
    ...rest,
    language,
    spokenLanguage: otherLanguage(content.title, language) ?? language,
    mainHeadingBlock: mainHeadingBlock(analysis, language),
    media: lookUp(media),
  };
}

/** One function per collection: what is rendered with the same one need not be rendered again. */
const lookUps = new WeakMap<PageContextProps['media'], PageContext['media']>();

function lookUp(media: PageContextProps['media']): PageContext['media'] {
  const known = lookUps.get(media);
  if (known) return known;
  // A file that was replaced goes by the address of its bytes as well: views are handed that.
  const replaced = new Map(
    Object.values(media).flatMap((facts) => (facts.address ? [[facts.address, facts]] : [])),
  );
  const made: PageContext['media'] = (src) => (Object.hasOwn(media, src) ? media[src] : replaced.get(src));
  lookUps.set(media, made);
  return made;
}

/** The page's title, as `data-field` names it. */
export const titleField = 'title';

interface PageViewProps {
  readonly content: Pick<PageContent, 'title'>;
  readonly context: PageContext;
  /** True when one of the blocks brings the h1. */
  readonly hasHeading: boolean;
  /** Shown in place of a title that says nothing: screen readers present a page by its main heading. */
  readonly studioName: string;
  /** The blocks as they are rendered. */
  readonly children: ReactNode;
}

/** A page's blocks under exactly one h1: visitors get its HTML, the preview runs it live. */
export function PageView({ content, context, hasHeading, studioName, children }: PageViewProps) {
  const { composition, language, preview, spokenLanguage, writing } = context;
  const title = resolveText(content.title, language);
  return (
    // Without a title in the language the texts are in the fallback language, and say so to screen readers.
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
  /** Set while somebody writes in it. */
  readonly writing: WrittenField | undefined;
}

/** The heading of a page whose blocks bring none. While it is written, its words are the writer's and React leaves them alone. */
const PageTitle = memo(
  ({ title, studioName, preview }: PageTitleProps) => (
    <h1
      className={classNames('page-title', titleLook(title))}
      {...(preview ? { 'data-field': titleField } : {})}
    >
      <TitleWords>{hasWords(title) ? title : studioName}</TitleWords>
    </h1>
  ),
  (before, now) => now.writing !== undefined && now.writing === before.writing,
);
