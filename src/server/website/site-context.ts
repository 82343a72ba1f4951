import { defaultSiteSettings } from '#api/schemas/settings.ts';
import { privacyIdentifier } from '#content/consent.ts';
import type { SiteView } from '#server/pages/site/site-view.ts';
import type { SiteAssets, SiteContext } from '#site/render.tsx';

interface Deps {
  readonly reader: Pick<
    SiteView,
    'settings' | 'mediaOf' | 'fonts' | 'menuPages' | 'menuCases' | 'publicPathOf'
  >;
  readonly assets: SiteAssets;
  readonly origin: string;
  readonly now: () => Date;
  /** Image services of other sites. */
  readonly imageHosts?: SiteContext['imageHosts'];
  /** Of a site as it stood. */
  readonly moment?: SiteContext['moment'];
}

export interface SiteContexts {
  /** What stands around a page now: settings, menu, privacy page. */
  current(): Promise<SiteContext>;
  /** Without storage: what the last good answer said of the studio is all that is known. */
  last(): SiteContext;
}

export function createSiteContexts({ reader, assets, origin, now, imageHosts, moment }: Deps): SiteContexts {
  type Studio = Pick<SiteContext, 'settings' | 'media' | 'fonts'>;
  let lastStudio: Studio = { settings: defaultSiteSettings };

  type Around = Pick<SiteContext, 'menu' | 'menuCases' | 'privacyPath'>;
  function context(studio: Studio, around: Around): SiteContext {
    lastStudio = studio;
    const year = now().getFullYear();
    return { ...studio, ...around, origin, assets, year, imageHosts, moment };
  }

  async function readStudio(): Promise<Studio> {
    const settings = await reader.settings();
    const [media, fonts] = await Promise.all([reader.mediaOf(settings), reader.fonts()]);
    // A visit to the past is no visit: it is not measured, whatever was set then.
    return { settings: moment ? { ...settings, measurementId: '' } : settings, media, fonts };
  }

  return {
    async current() {
      // The page about privacy, where visitors can read it.
      const privacy = reader.publicPathOf(privacyIdentifier);
      const read = [readStudio(), reader.menuPages(), reader.menuCases(), privacy] as const;
      const [studio, menu, menuCases, privacyPath] = await Promise.all(read);
      return context(studio, { menu, menuCases, privacyPath });
    },
    last: () => context(lastStudio, { menu: [] }),
  };
}
