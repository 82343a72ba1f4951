import type { SiteSettings } from '#api/schemas/settings.ts';
import type { NextPictures } from '#blocks/next-picture.ts';
import type { Block } from '#content/block/block.ts';
import type { Language, Translated } from '#content/language/language.ts';
import type { PageBackground } from '#content/look/background.ts';
import type { Layout } from '#content/look/layout.ts';
import type { SiteFont } from '#content/look/site-font.ts';
import type { ImageHosts, MediaFacts } from '#content/media/image-url.ts';
import type { PageKind, Robots } from '#content/page/page.ts';
import type { PageMetadata } from '#content/page/page-metadata.ts';
import { getResolvedTokens, type Tokens } from '#tokens/resolve-tokens.ts';
import type { ClientSpaceCard } from './client-space/client-space.tsx';
import type { ShownResponses } from './draft/shown-responses.ts';
import type { ScriptWords } from './needed-styles.ts';

/** A page as the site renders it, in all languages, for one request or preview. */
export interface PageModel {
  readonly id: string;
  readonly identifier: string;
  readonly kind: PageKind;
  /** Path without language prefix. */
  readonly path: string;
  readonly title: Translated;
  readonly overview: readonly Block[];
  /** Texts outside blocks; absent if there are none. */
  readonly metadata?: PageMetadata | undefined;
  readonly layout: Layout;
  readonly background: PageBackground;
  readonly robots: Robots;
  /** Facts about the media in the blocks, by URL. */
  readonly media: Readonly<Record<string, MediaFacts>>;
}

/** The previous and next case. Paths have no language prefix. */
export interface CaseNeighbours {
  readonly previous?: { readonly title: Translated; readonly path: string } | undefined;
  readonly next: {
    readonly title: Translated;
    readonly path: string;
    readonly pictures?: NextPictures | undefined;
  };
}

export interface MenuItem {
  readonly title: Translated;
  /** Path without language prefix. */
  readonly path: string;
  readonly children: readonly MenuItem[];
}

interface MenuPicture extends Pick<MediaFacts, 'blur' | 'focalPoint'> {
  readonly src: string;
}

/** A case in the menu. */
export interface MenuCase {
  readonly title: Translated;
  /** Path without language prefix. */
  readonly path: string;
  /** Its hero image by language, shown while its link is hovered. */
  readonly pictures: Readonly<Partial<Record<Language, MenuPicture>>>;
}

/** URLs of built files by purpose. */
export interface SiteAssets {
  /** Script of the header, menu, theme, language and consent. */
  readonly chrome: string;
  /** Loads islands when they come near the viewport. */
  readonly loader: string;
  /** Hydrates an island. */
  readonly islandRuntime: string;
  readonly islands: Readonly<Record<string, string>>;
  readonly preview: string;
  /** Animates a changing background in browsers without scroll-driven animations. */
  readonly scrollBackground: string;
  /** Fades between themes. */
  readonly themeFade: string;
  /** Script of the gate of a protected page. */
  readonly gate: string;
  /** Script of comments on a shared draft. */
  readonly draft: string;
  /** The consent question and the dialog of the settings. */
  readonly consentParts: string;
  /** Analytics, loaded with consent. */
  readonly analytics: string;
  /** Names in scripts, whose styles must stay; absent without a build. */
  readonly words?: ScriptWords;
}

/** A moment in the site history. */
export interface PastMoment {
  /** ISO 8601, UTC. */
  readonly at: string;
  /** Value of the query parameter `at` that keeps links at this moment. */
  readonly value: string;
  /** The studio's time zone, in which the moment is shown. */
  readonly timeZone: string;
}

/** Data that all documents of the site share. */
export interface SiteContext {
  readonly settings: SiteSettings;
  /** Facts about the files in the settings, by URL. */
  readonly media?: Readonly<Record<string, MediaFacts>> | undefined;
  readonly menu: readonly MenuItem[];
  /** The first cases, below their list in the menu; none if omitted. */
  readonly menuCases?: readonly MenuCase[] | undefined;
  /** `https://studio.example`, without a trailing slash. */
  readonly origin: string;
  readonly assets: SiteAssets;
  readonly year: number;
  /** Image services of other sites; none if omitted. */
  readonly imageHosts?: ImageHosts | undefined;
  /** Path of the privacy page without language prefix; undefined if none is published. */
  readonly privacyPath?: string | undefined;
  /** The moment of the site history that the document shows; undefined for the current site. */
  readonly moment?: PastMoment | undefined;
  /** Families that the studio has uploaded. */
  readonly fonts?: readonly SiteFont[] | undefined;
}

/** Resolves the site's design tokens: the defaults with the studio's changes. */
export function resolveSiteTokens({ settings }: Pick<SiteContext, 'settings'>): Tokens {
  return getResolvedTokens(settings.designTokens);
}

/** All HTML documents that a public URL can respond with. */
export type SiteDocument =
  /** A page; `unlocked` is a protected one for a visitor with access. */
  | {
      readonly type: 'page' | 'unlocked';
      readonly language: Language;
      /** The requested path without language prefix; the page's own if omitted. */
      readonly path?: string;
      readonly page: PageModel;
      readonly neighbours?: CaseNeighbours;
    }
  | {
      readonly type: 'locked';
      readonly language: Language;
      readonly identifier: string;
      readonly path: string;
      /** Why the submitted form was refused. */
      readonly issue?: string;
    }
  | {
      readonly type: 'not-found';
      readonly language: Language;
      readonly path: string;
      readonly page?: PageModel;
    }
  /** A case rendered from built-in data, because server data is unavailable. */
  | {
      readonly type: 'built-in-case';
      readonly language: Language;
      readonly path: string;
      readonly page: PageModel;
    }
  /** A URL of the site history that shows nothing: not signed, expired, or before the history begins. */
  | {
      readonly type: 'no-past';
      readonly language: Language;
      readonly path: string;
      readonly why: 'unsigned' | 'expired' | 'early';
      /** Beginning of the history. */
      readonly since?: string | undefined;
    }
  /** A draft at a secret URL. */
  | {
      readonly type: 'draft';
      readonly language: Language;
      readonly page: PageModel;
      readonly neighbours?: CaseNeighbours | undefined;
      /** Expiry of the link, ISO 8601. */
      readonly until: string;
      readonly responses: ShownResponses;
    }
  /** A client space at a secret URL. */
  | {
      readonly type: 'client-space';
      readonly language: Language;
      readonly path: string;
      readonly shows: ShownClientSpace;
    }
  | { readonly type: 'error'; readonly language: Language; readonly path: string }
  /** The page that the service worker caches and shows offline. */
  | { readonly type: 'offline'; readonly language: Language; readonly path: string };

/** Content at the URL of a client space. */
export type ShownClientSpace =
  | {
      readonly type: 'open';
      /** The studio's name. */
      readonly studio: string;
      readonly client: string;
      readonly greeting: string;
      readonly greetingLanguage: Language;
      /** Expiry of the link, ISO 8601; null without expiry. */
      readonly until: string | null;
      readonly cards: readonly ClientSpaceCard[];
    }
  | { readonly type: 'gate'; readonly action: string; readonly issue: string | undefined }
  /** The client has just signed out. */
  | { readonly type: 'closed' }
  /** Never created, revoked or expired: the response does not tell which. */
  | { readonly type: 'unknown' };

/** The documents of some types. */
export type DocumentOf<Type extends SiteDocument['type']> = Extract<SiteDocument, { readonly type: Type }>;

/** Data of a previewed document for the live page, as JSON. */
export interface PreviewContext {
  /**
   * The page's id; absent if the server renders no page (unpublished, protected), until the editor sends it.
   */
  readonly documentId: string | undefined;
  readonly path: string;
  readonly neighbours?: CaseNeighbours;
  readonly site: Pick<
    SiteContext,
    'settings' | 'media' | 'menu' | 'menuCases' | 'year' | 'imageHosts' | 'privacyPath' | 'fonts'
  >;
}
