import type { SiteSettings } from '#api/schemas/settings.ts';
import { languageFacts, listShownLanguages } from '#content/language/language.ts';
import { sharingPictureSize } from '#content/media/sharing-picture-layout.ts';
import { buildAbsoluteUrl } from '../absolute-url.ts';
import type { PageModel } from '../site-document.ts';
import type { PageSnippet } from './page-summary.ts';
import { buildSharingPictureUrl } from './sharing-picture-address.ts';

interface Props {
  readonly page: PageModel;
  readonly summary: PageSnippet;
  readonly settings: SiteSettings;
  readonly origin: string;
}

/** Open Graph and Twitter metadata. Twitter falls back to Open Graph. */
export function HeadMeta({ page, summary, settings, origin }: Props) {
  const { language, title, shownTitle, description } = summary;
  const others = listShownLanguages(page.title).filter((code) => code !== language);
  const properties: readonly (readonly [string, string | number])[] = [
    ['og:title', shownTitle],
    ['og:description', description],
    ['og:type', page.kind === 'case' ? 'article' : 'website'],
    ['og:url', buildAbsoluteUrl(origin, page.path, language)],
    ['og:site_name', settings.studioName],
    ['og:locale', languageFacts[language].locale],
    ...others.map((code) => ['og:locale:alternate', languageFacts[code].locale] as const),
    ['og:image', origin + buildSharingPictureUrl(page, summary, settings)],
    ['og:image:width', sharingPictureSize.width],
    ['og:image:height', sharingPictureSize.height],
    ['og:image:alt', `${title} – ${settings.studioName}`],
  ];
  return (
    <>
      {properties.map(
        ([property, content]) =>
          content !== '' && (
            <meta key={`${property} ${content}`} property={property} content={String(content)} />
          ),
      )}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
