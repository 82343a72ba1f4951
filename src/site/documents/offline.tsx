import { siteWords } from '#i18n/site-words.ts';
import { Button } from '#ui/button/button.tsx';
import { Message } from '../chrome/message.tsx';
import { useLanguage } from '../language-provider.tsx';
import type { DocumentOf } from '../site-document.ts';
import { type DocumentParts, privateHead } from './document-parts.ts';

/** Renders the page that the service worker shows for a page it has no copy of. */
export function renderOfflineParts({ language, path }: DocumentOf<'offline'>): DocumentParts {
  return {
    title: siteWords[language].offlinePage.title,
    path,
    head: privateHead,
    page: undefined,
    styles: [],
    scripts: [],
    main: <OfflineMessage />,
    asked: undefined,
  };
}

/**
 * Message for a page that is neither cached nor reachable. The service worker fills the list with cached
 * pages and shows it only then (`offline-page.ts`).
 */
function OfflineMessage() {
  const say = siteWords[useLanguage()].offlinePage;
  return (
    <Message title={say.title} text={say.text}>
      <p>
        {/* The requested URL, which this document does not know. */}
        <Button variant="primary" href="" data-action="reload">
          {say.retry}
        </Button>
      </p>
      <div className="prose" style={{ marginTop: 'var(--space-5)' }} hidden data-kept-pages="">
        <h2>{say.kept}</h2>
        <ul />
      </div>
    </Message>
  );
}
