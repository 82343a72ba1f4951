import type { ReactNode } from 'react';
import type { PageAnalysis } from '#content/page/analyse-page.ts';
import type { PageMetadata } from '#content/page/page-metadata.ts';
import { siteWords } from '#i18n/site-words.ts';
import { ContactSection, isReachable } from './chrome/contact-section.tsx';
import { Footer } from './chrome/footer.tsx';
import { Header } from './chrome/header.tsx';
import { useLanguage } from './language-provider.tsx';
import type { SiteContext } from './site-document.ts';

interface SiteBodyProps {
  readonly site: Pick<
    SiteContext,
    'settings' | 'media' | 'menu' | 'menuCases' | 'year' | 'privacyPath' | 'fonts'
  >;
  /** Path without language prefix. */
  readonly path: string;
  /** True to omit links to other languages. */
  readonly isOneLanguage?: boolean | undefined;
  /** Undefined for a system message in place of a page. */
  readonly analysis: PageAnalysis | undefined;
  readonly metadata?: PageMetadata | undefined;
  readonly children: ReactNode;
}

/** The content of a document's body. Visitors get its HTML; in the preview it is live. */
export function SiteBody({ site, path, isOneLanguage = false, analysis, metadata, children }: SiteBodyProps) {
  const language = useLanguage();
  const hasContactBlock = analysis !== undefined && analysis.byRole.contact.length > 0;
  const hasContactSection =
    !hasContactBlock && metadata?.contactSection !== 'none' && isReachable(site.settings);
  return (
    <>
      <a className="skip-link" href="#page">
        {siteWords[language].site.skipToContent}
      </a>
      <Header {...{ site, path, isOneLanguage }} />
      <main id="page">{children}</main>
      {hasContactSection && <ContactSection settings={site.settings} metadata={metadata} />}
      <Footer site={site} isContact={!hasContactBlock && !hasContactSection} />
    </>
  );
}
