import { siteWords } from '#i18n/site-words.ts';
import { Button } from '#ui/button/button.tsx';
import { Message } from '../chrome/message.tsx';
import { useLanguage } from '../language-provider.tsx';
import type { DocumentOf } from '../site-document.ts';
import { type DocumentParts, privateHead } from './document-parts.ts';

/** What the service worker shows for a page that it does not have. */
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
 * Stands in for a page that was never looked at and cannot be fetched. The service worker fills the list
 * with what can be read and only then shows it (`offline-page.ts`).
 */
function OfflineMessage() {
  const say = siteWords[useLanguage()].offlinePage;
  return (
    <Message title={say.title} text={say.text}>
      <p>
        {/* The address that was asked for, whichever that is. */}
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
