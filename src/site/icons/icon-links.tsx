import type { SiteContext } from '../site-document.ts';
import { buildIconUrl, getIconVersion } from './icon-url.ts';

interface IconLinksProps {
  readonly site: Pick<SiteContext, 'settings' | 'media'>;
}

/**
 * Links to the icons of the site. A browser without SVG icons requests `/favicon.ico` anyway, so every
 * browser requests one icon.
 */
export function IconLinks({ site }: IconLinksProps) {
  const version = getIconVersion(site);
  return (
    <>
      <link rel="icon" href={buildIconUrl('/favicon.svg', version)} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={buildIconUrl('/apple-touch-icon.png', version)} />
      <link rel="manifest" href="/site.webmanifest" />
    </>
  );
}
