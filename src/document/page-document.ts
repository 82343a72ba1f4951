import type { StoredBackground } from '#content/look/background.ts';
import type { LayoutSettings } from '#content/look/layout.ts';
import type { PageContent } from '#content/page/page.ts';

/** A page's layout and background; null means inherited. */
export interface PageSettings extends StoredBackground {
  readonly layoutSettings: LayoutSettings | null;
}

/** A page as it is edited: its content, and the settings that are loaded. */
export interface PageDocument extends PageContent, Partial<PageSettings> {}

export const pageSettingNames = [
  'layoutSettings',
  'backgroundSettings',
  'dynamicBackgroundSettings',
] as const satisfies readonly (keyof PageSettings)[];

/** Picks the part of a document that is saved as the page's content. */
export function pickContent({ title, overview, translations, metadata }: PageContent): PageContent {
  return { title, overview, ...(translations && { translations }), ...(metadata && { metadata }) };
}

/** Picks the settings that a document has. */
export function pickSettings(document: PageDocument | Partial<PageSettings>): Partial<PageSettings> {
  const known = pageSettingNames.filter((name) => document[name] !== undefined);
  return Object.fromEntries(known.map((name) => [name, document[name]]));
}
