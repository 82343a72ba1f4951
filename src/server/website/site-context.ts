import { defaultSiteSettings } from '#api/schemas/default-site-settings.ts';
import { privacyIdentifier } from '#content/consent.ts';
import type { SiteView } from '#server/pages/site/site-view.ts';
import type { SiteAssets, SiteContext } from '#site/render.tsx';

interface Deps {
  readonly reader: Pick<
    SiteView,
    'settings' | 'mediaOf' | 'fonts' | 'menuPages' | 'menuCases' | 'findPublicPath'
  >;
  readonly assets: SiteAssets;
  readonly origin: string;
  readonly now: () => Date;
  /** External image services. */
  readonly imageHosts?: SiteContext['imageHosts'];
  /** Moment of a past state of the site. */
  readonly moment?: SiteContext['moment'];
}

export interface SiteContexts {
  /** Loads the context of pages: settings, menu, privacy page. */
  current(): Promise<SiteContext>;
  /** Returns what was last loaded, for when storage fails. */
  last(): SiteContext;
}

export function createSiteContexts({ reader, assets, origin, now, imageHosts, moment }: Deps): SiteContexts {
  type Studio = Pick<SiteContext, 'settings' | 'media' | 'fonts'>;
  let lastStudio: Studio = { settings: defaultSiteSettings };

  type NavigationContext = Pick<SiteContext, 'menu' | 'menuCases' | 'privacyPath'>;
  function createContext(studio: Studio, around: NavigationContext): SiteContext {
    lastStudio = studio;
    const year = now().getFullYear();
    return { ...studio, ...around, origin, assets, year, imageHosts, moment };
  }

  async function readStudio(): Promise<Studio> {
    const settings = await reader.settings();
    const [media, fonts] = await Promise.all([reader.mediaOf(settings), reader.fonts()]);
    // Views of the past are not measured, whatever the settings were.
    return { settings: moment ? { ...settings, measurementId: '' } : settings, media, fonts };
  }

  return {
    async current() {
      // The privacy page, if it is public.
      const privacy = reader.findPublicPath(privacyIdentifier);
      const read = [readStudio(), reader.menuPages(), reader.menuCases(), privacy] as const;
      const [studio, menu, menuCases, privacyPath] = await Promise.all(read);
      return createContext(studio, { menu, menuCases, privacyPath });
    },
    last: () => createContext(lastStudio, { menu: [] }),
  };
}
