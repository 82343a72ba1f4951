import type { ReactNode } from 'react';
import type { BlockFailed } from '#blocks/render-visitor-blocks.tsx';
import type { PictureProps } from '#blocks/shared/picture.tsx';
import type { PageAnalysis } from '#content/page/analyse-page.ts';
import type { CaseNeighbours, PageModel, SiteContext } from '../site-document.ts';

/** What a document says of itself in its head, beside its title. */
export interface DocumentHead {
  readonly robots: string;
  readonly links: readonly { readonly rel: string; readonly href: string; readonly hrefLang?: string }[];
  /** For search engines; '' where there is none. */
  readonly description: string;
  /** What chats and social networks read. */
  readonly sharing: ReactNode;
  /** What the page says of itself to search engines, as JSON-LD. */
  readonly structuredData: string | undefined;
}

/** A document's page as it was rendered. */
export interface RenderedPage {
  readonly page: PageModel;
  readonly view: ReactNode;
  /** What is known of its blocks. */
  readonly analysis: PageAnalysis;
  /** Those that the document asks for before it gets to them. */
  readonly pictures: readonly PictureProps[];
}

/** All in which one type of document differs from the others. */
export interface DocumentParts {
  readonly title: string;
  /** Address without language prefix. */
  readonly path: string;
  readonly head: DocumentHead;
  /** Undefined where a message of the site takes the place of a page. */
  readonly page: RenderedPage | undefined;
  /** Sheets that only this type of document needs. */
  readonly styles: readonly string[];
  /** Addresses of scripts that only this type of document needs; the preview goes without. */
  readonly scripts: readonly string[];
  readonly main: ReactNode;
  /** The page that was asked for, where this shows it; else the preview has to wait for the editor's. */
  readonly asked: { readonly id: string; readonly neighbours: CaseNeighbours | undefined } | undefined;
  /** At an address that is a secret: nothing is measured, asked or drawn ahead from here. */
  readonly isPersonal?: boolean;
  /** Whoever is here has it in one language, and is not led to another. */
  readonly isOneLanguage?: boolean;
}

/** What every type of document is made with. */
export interface DocumentContext {
  readonly site: SiteContext;
  /** True for the editor's frame. */
  readonly preview: boolean;
  /** Is told of every block that could not be rendered; the document comes without it. */
  readonly failed: (failure: BlockFailed) => void;
}

/** The head of a document that nobody is to find, keep or share. */
export const privateHead: DocumentHead = {
  robots: 'noindex,nofollow',
  links: [],
  description: '',
  sharing: null,
  structuredData: undefined,
};
