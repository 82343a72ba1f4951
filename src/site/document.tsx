import type { ReactNode } from 'react';
import { PicturePreload, type PictureProps } from '#blocks/shared/picture.tsx';
import { isMeasurementId } from '#content/consent.ts';
import { defaultLanguage, type Language } from '#content/language/language.ts';
import { type PageBackground, resolveBackground } from '#content/look/background.ts';
import { ThemeProvider } from '#ui/theme/theme-provider.tsx';
import { computeBackgroundRange } from './background-css.ts';
import { ThemeColor } from './chrome/theme-color.tsx';
import type { DocumentParts } from './documents/document-parts.ts';
import { listKnownFonts, listPreloadedFonts } from './fonts.ts';
import { headScript, rootScript } from './head-script.ts';
import { IconLinks } from './icons/icon-links.tsx';
import { LanguageProvider } from './language-provider.tsx';
import { MomentBar } from './past/moment-bar.tsx';
import { publicScript } from './public-script.ts';
import { SiteBody } from './site-body.tsx';
import { resolveSiteTokens, type SiteContext } from './site-document.ts';
import { speculationRules } from './speculation-rules.ts';
import { buildPageStyles } from './styles.ts';
import { themedPreloadScript } from './themed-preload-script.ts';

interface DocumentProps {
  readonly site: SiteContext;
  readonly language: Language;
  readonly parts: DocumentParts;
  /** In preview: the data of the live page as JSON. */
  readonly previewContext: string | undefined;
  readonly children: ReactNode;
}

/** The HTML document around the content of the main element. */
export function Document(props: DocumentProps) {
  const { site, parts, previewContext } = props;
  const preview = previewContext !== undefined;
  const range = computeBackgroundRange(getBackground(props).dynamicBackgroundSettings);
  return (
    <LanguageProvider language={props.language}>
      <ThemeProvider tokens={resolveSiteTokens(site)}>
        <html lang={props.language}>
          <Head {...props} />
          <body
            data-background-range={range?.join(' ')}
            data-background-script={range && !preview ? site.assets.scrollBackground : undefined}
            data-theme-fade={preview ? undefined : site.assets.themeFade}
            // Historical and private pages are not measured, so they do not ask for consent.
            {...(!preview && !site.moment && !parts.isPersonal && buildConsentAttributes(site))}
          >
            {preview ? <PreviewBody {...props} previewContext={previewContext} /> : <Body {...props} />}
            {parts.head.structuredData !== undefined && (
              <script
                type="application/ld+json"
                // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every < escaped; data, which no policy counts as a script
                dangerouslySetInnerHTML={{ __html: parts.head.structuredData }}
              />
            )}
          </body>
        </html>
      </ThemeProvider>
    </LanguageProvider>
  );
}

/** Gets the background of the page, or of the site for a document without a page. */
function getBackground({ site, parts: { page } }: DocumentProps): PageBackground {
  return page?.page.background ?? resolveBackground(site.settings.background);
}

function Head(props: DocumentProps) {
  const { site, previewContext } = props;
  const { title, path, head, page, isPersonal } = props.parts;
  const background = getBackground(props);
  const preview = previewContext !== undefined;
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width,initial-scale=1" />
      <title>{`${title} – ${site.settings.studioName}`}</title>
      {head.description !== '' && <meta name="description" content={head.description} />}
      <meta name="robots" content={head.robots} />
      <meta name="color-scheme" content="light dark" />
      <ThemeColor background={background} />
      <Script code={headScript} />
      {!preview && path === '/' && props.language === defaultLanguage && <Script code={rootScript} />}
      {/* Not in the editor's frames: they get their width and blocks later, and would often not use preloaded files. */}
      {!preview && !site.moment && page && <Preloads pictures={page.pictures} />}
      {listPreloadedFonts(resolveSiteTokens(site).font, listKnownFonts(site.fonts)).map((url) => (
        <link key={url} rel="preload" as="font" type="font/woff2" crossOrigin="" href={url} />
      ))}
      {/* The site's own styles are inserted before the page's when the HTML is complete; the preview has only those. */}
      <PageStyles css={preview ? '' : buildPageStyles(page, background, resolveSiteTokens(site))} />
      {head.links.map((link) => (
        <link key={`${link.rel} ${link.hrefLang ?? ''}`} {...link} />
      ))}
      <IconLinks site={site} />
      {head.sharing}
      {/* Module scripts do not block the first paint. */}
      <script type="module" src={preview ? site.assets.preview : site.assets.chrome} />
      {!preview && <Script code={publicScript} />}
      {!preview && !site.moment && !isPersonal && <Script code={speculationRules} type="speculationrules" />}
    </head>
  );
}

/** Preloads for one theme only wait for the script that follows them. */
function Preloads({ pictures }: { readonly pictures: readonly PictureProps[] }) {
  return (
    <>
      {pictures.map((picture) => (
        <PicturePreload key={picture.src} {...picture} />
      ))}
      {pictures.some(({ theme }) => theme) && <Script code={themedPreloadScript} />}
    </>
  );
}

function Body({ site, parts: { path, page, isOneLanguage }, children }: DocumentProps) {
  return (
    <>
      {site.moment && <MomentBar moment={site.moment} path={path} />}
      <SiteBody {...{ site, path, isOneLanguage }} analysis={page?.analysis} metadata={page?.page.metadata}>
        {children}
      </SiteBody>
    </>
  );
}

/** The live page replaces the body and its styles, using the JSON beside them. */
function PreviewBody(props: DocumentProps & { readonly previewContext: string }) {
  return (
    <>
      <div id="preview">
        <PageStyles
          css={buildPageStyles(props.parts.page, getBackground(props), resolveSiteTokens(props.site))}
        />
        <Body {...props} />
      </div>
      <script
        type="application/json"
        id="preview-context"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every < escaped
        dangerouslySetInnerHTML={{ __html: props.previewContext }}
      />
    </>
  );
}

function Script({ code, type }: { readonly code: string; readonly type?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constants, allowed by their hashes
  return <script type={type} dangerouslySetInnerHTML={{ __html: code }} />;
}

function PageStyles({ css }: { readonly css: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: checked lengths and colours
  return <style dangerouslySetInnerHTML={{ __html: css }} />;
}

/** Builds the body's attributes for the chrome script. */
function buildConsentAttributes({ settings, assets }: Pick<SiteContext, 'settings' | 'assets'>) {
  const { consentDefault, measurementId } = settings;
  const attributes = {
    'data-consent-default': consentDefault,
    'data-consent-parts': assets.consentParts,
  };
  if (!isMeasurementId(measurementId)) return attributes;
  return { ...attributes, 'data-measurement': measurementId, 'data-analytics': assets.analytics };
}
