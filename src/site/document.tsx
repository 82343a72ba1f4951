import type { ReactNode } from 'react';
import { type Language, resolveText } from '#content/language.ts';
import { withLanguage } from '#content/site-paths.ts';
import { headScript } from './head-script.ts';
import { SiteBody } from './site-body.tsx';
import type { SiteContext } from './site-document.ts';
import { speculationRules } from './speculation-rules.ts';

export interface DocumentProps {
  readonly site: SiteContext;
  readonly language: Language;
  /** Address without language prefix. */
  readonly path: string;
  readonly title: string;
  readonly robots: string;
  readonly links: readonly { readonly rel: string; readonly href: string; readonly hrefLang?: string }[];
  readonly styles: string;
  readonly withContact: boolean;
  /** In preview: what the live page needs, as JSON. */
  readonly previewContext: string | undefined;
  readonly children: ReactNode;
}

/** The whole HTML document round a page. */
export function Document(props: DocumentProps) {
  const { site, language } = props;
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>{`${props.title} – ${site.settings.studioName}`}</title>
        <Description site={site} language={language} />
        <meta name="robots" content={props.robots} />
        <meta name="color-scheme" content="light dark" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, allowed by its hash */}
        <script dangerouslySetInnerHTML={{ __html: headScript }} />
        {site.assets.fonts.map(({ url }) => (
          <link key={url} rel="preload" as="font" type="font/woff2" crossOrigin="" href={url} />
        ))}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own built styles and checked lengths */}
        <style dangerouslySetInnerHTML={{ __html: props.styles }} />
        {props.links.map((link) => (
          <link key={`${link.rel} ${link.hrefLang ?? ''}`} {...link} />
        ))}
        <Scripts {...props} />
        {props.previewContext === undefined && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, allowed by its hash
          <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
        )}
      </head>
      <body>
        {props.previewContext === undefined ? (
          <SiteBody {...props} />
        ) : (
          <div id="preview">
            <SiteBody {...props} />
          </div>
        )}
        {props.previewContext !== undefined && (
          <script
            type="application/json"
            id="preview-context"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every < escaped
            dangerouslySetInnerHTML={{ __html: props.previewContext }}
          />
        )}
      </body>
    </html>
  );
}

function Description({ site, language }: { site: SiteContext; language: Language }) {
  const description = resolveText(site.settings.description, language);
  return description === '' ? null : <meta name="description" content={description} />;
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
