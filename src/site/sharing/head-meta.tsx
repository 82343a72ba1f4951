import type { SiteSettings } from '#api/schemas/settings.ts';
import { hasLanguage, type Language } from '#content/language.ts';
import { absolute } from '../absolute.ts';
import type { PageModel } from '../site-document.ts';
import type { PageSummary } from './page-summary.ts';
import { sharingPictureAddress, sharingPictureSize } from './sharing-picture-address.ts';

const locales: Readonly<Record<Language, string>> = { nl: 'nl_NL', en: 'en_GB' };

interface Props {
  readonly page: PageModel;
  readonly summary: PageSummary;
  readonly settings: SiteSettings;
  readonly origin: string;
}

/** Open Graph and Twitter metadata. What Twitter does not find under its own names it takes from Open Graph. */
export function HeadMeta({ page, summary, settings, origin }: Props) {
  const { language, title, description } = summary;
  const other = language === 'nl' ? 'en' : 'nl';
  const properties: readonly (readonly [string, string | number])[] = [
    ['og:title', title],
    ['og:description', description],
    ['og:type', page.kind === 'case' ? 'article' : 'website'],
    ['og:url', absolute(origin, page.path, language)],
    ['og:site_name', settings.studioName],
    ['og:locale', locales[language]],
    ['og:locale:alternate', hasLanguage(page.title, 'en') ? locales[other] : ''],
    ['og:image', origin + sharingPictureAddress(page, summary, settings.studioName)],
    ['og:image:width', sharingPictureSize.width],
    ['og:image:height', sharingPictureSize.height],
    ['og:image:alt', `${title} – ${settings.studioName}`],
  ];
  return (
    <>
      {properties.map(
        ([property, content]) =>
          content !== '' && <meta key={property} property={property} content={String(content)} />,
      )}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
