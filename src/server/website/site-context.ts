import { defaultSiteSettings, type SiteSettings } from '#api/schemas/settings.ts';
import { privacyIdentifier } from '#content/consent.ts';
import type { SiteView } from '#server/pages/read-site.ts';
import type { SiteAssets, SiteContext } from '#site/render.tsx';

interface Deps {
  readonly reader: Pick<SiteView, 'settings' | 'menuPages' | 'publicPages'>;
  readonly assets: SiteAssets;
  readonly origin: string;
  readonly now: () => Date;
  /** Of a site as it stood. */
  readonly moment?: SiteContext['moment'];
}

export interface SiteContexts {
  /** What stands around a page now: settings, menu, privacy page. */
  current(): Promise<SiteContext>;
  /** Without storage: what the last good answer said of the studio is all that is known. */
  last(): SiteContext;
}

export function createSiteContexts({ reader, assets, origin, now, moment }: Deps): SiteContexts {
  let lastSettings = defaultSiteSettings;

  function context(settings: SiteSettings, menu: SiteContext['menu'], privacyPath?: string): SiteContext {
    lastSettings = settings;
    return { settings, menu, origin, assets, year: now().getFullYear(), privacyPath, moment };
  }

  /** The page about privacy, where visitors can read it. */
  async function findPrivacyPath(): Promise<string | undefined> {
    const pages = await reader.publicPages();
    return pages.find(({ identifier }) => identifier === privacyIdentifier)?.path;
  }

  return {
    async current() {
      const read = [reader.settings(), reader.menuPages(), findPrivacyPath()] as const;
      const [settings, menu, privacyPath] = await Promise.all(read);
      // A visit to the past is no visit: it is not measured, whatever was set then.
      return context(moment ? { ...settings, measurementId: '' } : settings, menu, privacyPath);
    },
    last: () => context(lastSettings, []),
  };
}
