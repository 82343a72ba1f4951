import type { StoredBackground } from '#content/look/background.ts';
import type { LayoutSettings } from '#content/look/layout.ts';
import type { PageContent } from '#content/page/page.ts';

/** What a page says of how it is laid out and what it stands on; null where it says nothing of its own. */
export interface PageSettings extends StoredBackground {
  readonly layoutSettings: LayoutSettings | null;
}

/** A page as it is edited: its content, and those of its settings that are known. */
export interface PageDocument extends PageContent, Partial<PageSettings> {}

export const pageSettingNames = [
  'layoutSettings',
  'backgroundSettings',
  'dynamicBackgroundSettings',
] as const satisfies readonly (keyof PageSettings)[];

/** The part of a document that is saved as the page's content. */
export function contentOf({ title, overview, translations, metadata }: PageContent): PageContent {
  return { title, overview, ...(translations && { translations }), ...(metadata && { metadata }) };
}

/** The settings that a document knows. */
export function settingsOf(document: PageDocument | Partial<PageSettings>): Partial<PageSettings> {
  const known = pageSettingNames.filter((name) => document[name] !== undefined);
  return Object.fromEntries(known.map((name) => [name, document[name]]));
}
