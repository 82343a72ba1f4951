import type { SiteContext } from '../site-document.ts';
import { iconAddress, iconVersion } from './shown-favicon.ts';

interface IconLinksProps {
  readonly site: Pick<SiteContext, 'settings' | 'media'>;
}

/** The icons of the site. A browser that takes no SVG asks for `/favicon.ico` by itself, so that each asks for one. */
export function IconLinks({ site }: IconLinksProps) {
  const version = iconVersion(site);
  return (
    <>
      <link rel="icon" href={iconAddress('/favicon.svg', version)} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={iconAddress('/apple-touch-icon.png', version)} />
      <link rel="manifest" href="/site.webmanifest" />
    </>
  );
}
