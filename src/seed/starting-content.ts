import type { SiteSettings } from '#api/schemas/settings.ts';
import type { Block } from '#content/block/block.ts';
import type { Translated } from '#content/language/language.ts';
import type { PageBackground } from '#content/look/background.ts';
import type { LayoutSettings } from '#content/look/layout.ts';
import type { PageKind } from '#content/page/page.ts';
import type { CopiedPageFields } from '#content/page/page-fields.ts';

/** Begins the name of a file of a starting content's media folder: `seed:hero.webp`. A first start fills in its URL. */
export const mediaPrefix = 'seed:';

export interface StartingPage extends CopiedPageFields {
  readonly identifier: string;
  readonly kind: PageKind;
  readonly parentIdentifier?: string;
  readonly title: Translated;
  readonly overview: readonly Block[];
  readonly requiresLogin?: boolean;
  /** The password of a page that requires one. It is encrypted before it is stored. */
  readonly loginPassword?: string;
  readonly layout?: LayoutSettings;
  readonly background?: Partial<PageBackground>;
}

/** A case that visitors see in place of an error while the storage fails. */
export interface FallbackCase {
  readonly identifier: string;
  readonly title: Translated;
  readonly text: Translated;
  /** A built file, since the media library is unavailable then. Width and height are in pixels. */
  readonly picture: {
    readonly src: string;
    readonly alt: Translated;
    readonly width: number;
    readonly height: number;
  };
}

/** A site written down as data, with which a new site is filled. `SEED` names it. */
export interface StartingContent {
  /** Loads the pages, parents before their children. Only a first start needs them. */
  readonly pages: () => Promise<readonly StartingPage[]>;
  /** Settings that differ from the defaults. */
  readonly settings: Partial<SiteSettings>;
  /** The folder of the files that pages name by `mediaPrefix`, as a path from the project's root. */
  readonly mediaFolder: string;
  /** How the owner signs in first if the configuration names none: by a password or by a link, printed once. */
  readonly firstSignIn: 'password' | 'link';
  /** Loads the cases that only a server of visitors needs: its modules may import pictures as built files. */
  readonly fallbackCases: () => Promise<readonly FallbackCase[]>;
}
