import { siteWords } from '#i18n/site-words.ts';
import { useLanguage } from '../language-provider.tsx';

/**
 * Placeholder until the editor sends the page, for pages that the server does not render: unpublished,
 * protected or missing. Shaped like the top of a page.
 */
export function PreviewSkeleton() {
  const language = useLanguage();
  return (
    <div className="blocks skeleton" aria-busy="true">
      <p className="skeleton__words">{siteWords[language].site.loading}</p>
      <span className="skeleton__title" />
      <span className="skeleton__title skeleton__title--end" />
      <span className="skeleton__line" />
      <span className="skeleton__line" />
      <span className="skeleton__line skeleton__line--end" />
      <span className="skeleton__picture" />
    </div>
  );
}
