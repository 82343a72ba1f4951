import { type SiteSettings, siteSettingsSchema } from '#api/schemas/settings.ts';
import type { SiteContext } from '../site-document.ts';

type DraftedSite = Pick<SiteContext, 'settings'>;

/** The site with settings that are being edited; what cannot be one stays as it was served. */
export function withDraft<Site extends DraftedSite>(
  site: Site,
  draft: Readonly<Record<string, unknown>>,
): Site {
  const entries = Object.entries(siteSettingsSchema.shape).flatMap(([key, schema]) => {
    if (!Object.hasOwn(draft, key)) return [];
    const parsed = schema.safeParse(draft[key]);
    return parsed.success ? [[key, parsed.data]] : [];
  });
  const settings: SiteSettings = { ...site.settings, ...Object.fromEntries(entries) };
  return { ...site, settings };
}
