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
import { type Tokens, tokensWith } from '#tokens/resolve-tokens.ts';
import type { ShownResponses } from './draft/shown-responses.ts';
import type { ScriptWords } from './needed-styles.ts';
import type { RoomCard } from './room/room.tsx';

/** A page as the site renders it, in all languages, for one visitor's request or one preview. */
export interface PageModel {
  readonly id: string;
  readonly identifier: string;
  readonly kind: PageKind;
  /** Address without language prefix. */
  readonly path: string;
  readonly title: Translated;
  readonly overview: readonly Block[];
  /** Its texts outside blocks; absent if there are none. */
  readonly metadata?: PageMetadata | undefined;
  readonly layout: Layout;
  readonly background: PageBackground;
  readonly robots: Robots;
  /** Facts of the media that the blocks name, by address. */
  readonly media: Readonly<Record<string, MediaFacts>>;
}

/** The cases that a case leads on to. Paths carry no language. */
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
  /** Address without language prefix. */
  readonly path: string;
  readonly children: readonly MenuItem[];
}

interface MenuPicture extends Pick<MediaFacts, 'blur' | 'focalPoint'> {
  readonly src: string;
}

/** A case in the menu. */
export interface MenuCase {
  readonly title: Translated;
  /** Address without language prefix. */
  readonly path: string;
  /** Its hero image by language, shown while a visitor points at the case. */
  readonly pictures: Readonly<Partial<Record<Language, MenuPicture>>>;
}

/** Addresses of built files, by what they are for. */
export interface SiteAssets {
  /** Enlivens header, menu, theme, language, consent. */
  readonly chrome: string;
  /** Finds islands and loads them when they are near. */
  readonly loader: string;
  /** Hydrates an island. */
  readonly islandRuntime: string;
  readonly islands: Readonly<Record<string, string>>;
  readonly preview: string;
  /** Moves a changing background along where CSS cannot. */
  readonly scrollBackground: string;
  /** Fades from one theme into the other. */
  readonly themeFade: string;
  /** Enlivens the gate of a protected page. */
  readonly gate: string;
  /** Enlivens what is said of a shared draft. */
  readonly draft: string;
  /** The question about cookies, and the dialog with the visitor's choice. */
  readonly consentParts: string;
  /** What measures, after a yes. */
  readonly analytics: string;
  /** What scripts may name, so that styles for it stay; absent where they are not built. */
  readonly words?: ScriptWords;
}

/** A moment of the past. */
export interface PastMoment {
  /** ISO 8601, UTC. */
  readonly at: string;
  /** The value of `?at=` by which links stay at it. */
  readonly value: string;
  /** That of the studio, by whose clock the moment is told. */
  readonly timeZone: string;
}

/** What every document of the site shares. */
export interface SiteContext {
  readonly settings: SiteSettings;
  /** Facts of the files that the settings name, by address. */
  readonly media?: Readonly<Record<string, MediaFacts>> | undefined;
  readonly menu: readonly MenuItem[];
  /** The first cases, below the list of them in the menu; none where left out. */
  readonly menuCases?: readonly MenuCase[] | undefined;
  /** `https://studio.example`, without a trailing slash. */
  readonly origin: string;
  readonly assets: SiteAssets;
  readonly year: number;
  /** Image services of other sites; none where left out. */
  readonly imageHosts?: ImageHosts | undefined;
  /** Where the page about privacy is, without language prefix; undefined where none is published. */
  readonly privacyPath?: string | undefined;
  /** The moment that the document shows the site at; undefined for today's. */
  readonly moment?: PastMoment | undefined;
  /** The families that the studio has uploaded. */
  readonly fonts?: readonly SiteFont[] | undefined;
}

/** The values that the site is rendered with: the design's, with what the studio has changed. */
export function tokensOf({ settings }: Pick<SiteContext, 'settings'>): Tokens {
  return tokensWith(settings.designTokens);
}

/** Everything a request for a public address can be answered with in HTML. */
export type SiteDocument =
  /** A page; `unlocked` is a protected one, for a visitor who has opened it. */
  | {
      readonly type: 'page' | 'unlocked';
      readonly language: Language;
      /** The address that was asked for, without language prefix; the page's own when left out. */
      readonly path?: string;
      readonly page: PageModel;
      readonly neighbours?: CaseNeighbours;
    }
  | {
      readonly type: 'locked';
      readonly language: Language;
      readonly identifier: string;
      readonly path: string;
      /** Why it is still locked after a form was sent. */
      readonly issue?: string;
    }
  | {
      readonly type: 'not-found';
      readonly language: Language;
      readonly path: string;
      readonly page?: PageModel;
    }
  /** A case rendered from built-in data, since server data is unavailable. */
  | {
      readonly type: 'built-in-case';
      readonly language: Language;
      readonly path: string;
      readonly page: PageModel;
    }
  /** An address of the past that shows nothing: nobody signed it, it is over, or the history does not reach that far. */
  | {
      readonly type: 'no-past';
      readonly language: Language;
      readonly path: string;
      readonly why: 'unsigned' | 'expired' | 'early';
      /** From when on the history knows. */
      readonly since?: string | undefined;
    }
  /** A draft, at an address that is a secret. */
  | {
      readonly type: 'draft';
      readonly language: Language;
      readonly page: PageModel;
      readonly neighbours?: CaseNeighbours | undefined;
      /** When its link ends, ISO 8601. */
      readonly until: string;
      readonly responses: ShownResponses;
    }
  /** The room of a client, at an address that is a secret. */
  | {
      readonly type: 'room';
      readonly language: Language;
      readonly path: string;
      readonly shows: ShownRoom;
    }
  | { readonly type: 'error'; readonly language: Language; readonly path: string }
  /** What the service worker keeps and shows when there is no connection. */
  | { readonly type: 'offline'; readonly language: Language; readonly path: string };

/** What stands at the address of a room. */
export type ShownRoom =
  | {
      readonly type: 'open';
      readonly client: string;
      readonly greeting: string;
      readonly greetingLanguage: Language;
      /** When its link ends, ISO 8601; null for one that stays. */
      readonly until: string | null;
      readonly cards: readonly RoomCard[];
    }
  | { readonly type: 'gate'; readonly action: string; readonly issue: string | undefined }
  /** Whoever was there has just left. */
  | { readonly type: 'closed' }
  /** Never there, revoked or over: all the same to whoever asks. */
  | { readonly type: 'unknown' };

/** The documents of some types. */
export type DocumentOf<Type extends SiteDocument['type']> = Extract<SiteDocument, { readonly type: Type }>;

/** What a previewed document carries for the live page, as JSON. */
export interface PreviewContext {
  /** The page's id; absent where the server shows no page (unpublished, protected), until the editor syncs. */
  readonly documentId: string | undefined;
  readonly path: string;
  readonly neighbours?: CaseNeighbours;
  readonly site: Pick<
    SiteContext,
    'settings' | 'media' | 'menu' | 'menuCases' | 'year' | 'imageHosts' | 'privacyPath' | 'fonts'
  >;
}
