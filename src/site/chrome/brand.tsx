import { resolveText } from '#content/language/language.ts';
import { useLanguage } from '../language-provider.tsx';
import type { SiteContext } from '../site-document.ts';
import { Wordmark } from './wordmark.tsx';

/** The studio's logo or name, and its tagline. */
export function Brand({ site }: { site: Pick<SiteContext, 'settings' | 'media'> }) {
  const tagline = resolveText(site.settings.tagline, useLanguage());
  return (
    <>
      <Wordmark site={site} />
      {tagline !== '' && <span className="header__tagline">{tagline}</span>}
    </>
  );
}
