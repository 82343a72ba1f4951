import type { ReactNode } from 'react';
import type { FailedBlock } from '#blocks/render-visitor-blocks.tsx';
import type { PictureProps } from '#blocks/shared/picture.tsx';
import type { PageAnalysis } from '#content/page/analyse-page.ts';
import type { CaseNeighbours, PageModel, SiteContext } from '../site-document.ts';

/** Content of a document's head besides its title. */
export interface DocumentHead {
  readonly robots: string;
  readonly links: readonly { readonly rel: string; readonly href: string; readonly hrefLang?: string }[];
  /** Description for search engines, or ''. */
  readonly description: string;
  /** Meta tags for chats and social networks. */
  readonly sharing: ReactNode;
  /** JSON-LD for search engines. */
  readonly structuredData: string | undefined;
}

/** A page rendered for a document. */
export interface RenderedPage {
  readonly page: PageModel;
  readonly view: ReactNode;
  readonly analysis: PageAnalysis;
  /** Pictures to preload. */
  readonly pictures: readonly PictureProps[];
  /** Styles of blocks that differ on tablets and phones. */
  readonly deviceCss: string;
}

/** The differences between types of documents. */
export interface DocumentParts {
  readonly title: string;
  /** Path without language prefix. */
  readonly path: string;
  readonly head: DocumentHead;
  /** Undefined for a system message in place of a page. */
  readonly page: RenderedPage | undefined;
  /** Style sheets of this type of document. */
  readonly styles: readonly string[];
  /** URLs of scripts of this type of document; the preview omits them. */
  readonly scripts: readonly string[];
  readonly main: ReactNode;
  /** The requested page, if this document shows it; otherwise the preview waits for the editor's. */
  readonly asked: { readonly id: string; readonly neighbours: CaseNeighbours | undefined } | undefined;
  /** True for a document at a secret URL: no analytics, consent question or prerendering. */
  readonly isPersonal?: boolean;
  /** True if the visitor gets it in one language, without links to others. */
  readonly isOneLanguage?: boolean;
}

/** Context for rendering any type of document. */
export interface DocumentContext {
  readonly site: SiteContext;
  /** True in the editor's frame. */
  readonly preview: boolean;
  /** Called for every block that failed to render; the document omits it. */
  readonly failed: (failure: FailedBlock) => void;
}

/** Head of a document that must not be indexed, cached or shared. */
export const privateHead: DocumentHead = {
  robots: 'noindex,nofollow',
  links: [],
  description: '',
  sharing: null,
  structuredData: undefined,
};
