import { siteWords } from '#i18n/site-words.ts';
import { useLanguage } from '../language-provider.tsx';

/**
 * What stands in the frame until the editor has sent the page, where the server has none to show: a page that
 * was never published, a protected one, or a page that is not there. Shaped like the beginning of a page.
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
