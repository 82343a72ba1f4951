import type { ReactNode } from 'react';
import type { PageBackground } from '#content/background.ts';
import type { Language } from '#content/language.ts';
import { withLanguage } from '#content/site-paths.ts';
import { backgroundRange } from './background-css.ts';
import { ThemeColor } from './chrome/theme-color.tsx';
import { consentAttributes } from './consent/consent-attributes.ts';
import { headScript } from './head-script.ts';
import { IconLinks } from './icons/icon-links.tsx';
import { pageChangeScript } from './page-change-script.ts';
import { pressScript } from './press-script.ts';
import { SiteBody } from './site-body.tsx';
import type { SiteContext } from './site-document.ts';
import { speculationRules } from './speculation-rules.ts';

export interface DocumentProps {
  readonly site: SiteContext;
  readonly language: Language;
  /** Address without language prefix. */
  readonly path: string;
  readonly title: string;
  /** Of the page, for search engines; '' where there is none. */
  readonly description: string;
  /** What chats and social networks read. */
  readonly sharing: ReactNode;
  /** What the page says of itself to search engines, as JSON-LD. */
  readonly structuredData: string | undefined;
  readonly robots: string;
  readonly links: readonly { readonly rel: string; readonly href: string; readonly hrefLang?: string }[];
  /** The page's own layout and background. The site's styles are put before them when the HTML is known. */
  readonly pageStyles: string;
  /** The page's own; undefined where there is no page. */
  readonly background: PageBackground | undefined;
  readonly withContact: boolean;
  /** In preview: what the live page needs, as JSON. */
  readonly previewContext: string | undefined;
  readonly children: ReactNode;
}

/** The whole HTML document round a page. */
export function Document(props: DocumentProps) {
  const { site, language } = props;
  const preview = props.previewContext !== undefined;
  const range = props.background && backgroundRange(props.background.dynamicBackgroundSettings);
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>{`${props.title} – ${site.settings.studioName}`}</title>
        {props.description !== '' && <meta name="description" content={props.description} />}
        <meta name="robots" content={props.robots} />
        <meta name="color-scheme" content="light dark" />
        <ThemeColor background={props.background} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, allowed by its hash */}
        <script dangerouslySetInnerHTML={{ __html: headScript }} />
        {!preview && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, allowed by its hash
          <script dangerouslySetInnerHTML={{ __html: pressScript }} />
        )}
        {site.assets.fonts.map(({ url }) => (
          <link key={url} rel="preload" as="font" type="font/woff2" crossOrigin="" href={url} />
        ))}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: checked lengths and colours */}
        <style dangerouslySetInnerHTML={{ __html: preview ? '' : props.pageStyles }} />
        {props.links.map((link) => (
          <link key={`${link.rel} ${link.hrefLang ?? ''}`} {...link} />
        ))}
        <IconLinks />
        {props.sharing}
        <Scripts {...props} />
        {!preview && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, allowed by its hash
          <script dangerouslySetInnerHTML={{ __html: pageChangeScript }} />
        )}
        {props.previewContext === undefined && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, allowed by its hash
          <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
        )}
      </head>
      <body
        data-background-range={range?.join(' ')}
        data-background-script={range && !preview ? site.assets.scrollBackground : undefined}
        {...(!preview && consentAttributes(site))}
      >
        {preview ? (
          <div id="preview">
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: checked lengths and colours; goes when the live page comes */}
            <style dangerouslySetInnerHTML={{ __html: props.pageStyles }} />
            <SiteBody {...props} />
          </div>
        ) : (
          <SiteBody {...props} />
        )}
        {preview && (
          <script
            type="application/json"
            id="preview-context"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every < escaped
            dangerouslySetInnerHTML={{ __html: props.previewContext ?? '' }}
          />
        )}
        {props.structuredData !== undefined && (
          <script
            type="application/ld+json"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every < escaped; data, which no policy counts as a script
            dangerouslySetInnerHTML={{ __html: props.structuredData }}
          />
        )}
      </body>
    </html>
  );
}

/** Module scripts never hold up the first paint. */
function Scripts({ site: { assets }, previewContext }: DocumentProps) {
  return <script type="module" src={previewContext === undefined ? assets.chrome : assets.preview} />;
}

/** An absolute address of one of our paths in a language. */
export function absolute(origin: string, path: string, language: Language): string {
  const local = withLanguage(path, language);
  return `${origin}${local === '/' ? '/' : local}`;
}
