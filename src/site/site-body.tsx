import type { ReactNode } from 'react';
import type { PageAnalysis } from '#content/analyse-page.ts';
import type { Language } from '#content/language.ts';
import { ContactSection } from './chrome/contact-section.tsx';
import { Footer } from './chrome/footer.tsx';
import { Header } from './chrome/header.tsx';
import type { SiteContext } from './site-document.ts';
import { words } from './words.ts';

interface SiteBodyProps {
  readonly site: Pick<SiteContext, 'settings' | 'menu' | 'year' | 'privacyPath'>;
  readonly language: Language;
  /** Address without language prefix. */
  readonly path: string;
  /** Of the page's blocks; undefined where the site itself speaks. */
  readonly analysis: PageAnalysis | undefined;
  readonly children: ReactNode;
}

/** All that stands in a document's body. Visitors get its HTML; the preview runs it live. */
export function SiteBody({ site, language, path, analysis, children }: SiteBodyProps) {
  const hasContact = analysis !== undefined && analysis.byRole.contact.length > 0;
  return (
    <>
      <a className="skip-link" href="#page">
        {words[language].skipToContent}
      </a>
      <Header site={site} language={language} path={path} />
      <main id="page">{children}</main>
      {!hasContact && <ContactSection settings={site.settings} language={language} />}
      <Footer site={site} language={language} />
    </>
  );
}
