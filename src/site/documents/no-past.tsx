import { withLanguage } from '#content/address/site-paths.ts';
import { siteWords } from '#i18n/site-words.ts';
import { Button } from '#ui/button/button.tsx';
import { Message } from '../chrome/message.tsx';
import { formatMoment } from '../format-moment.ts';
import type { DocumentOf } from '../site-document.ts';
import { type DocumentContext, type DocumentParts, privateHead } from './document-parts.ts';

/** Renders the reason why a URL of the site history shows nothing, with a link to the current page. */
export function renderNoPastParts(
  { language, path, why, since = '' }: DocumentOf<'no-past'>,
  { site }: DocumentContext,
): DocumentParts {
  const say = siteWords[language].past;
  const { timeZone } = site.settings;
  const text = why === 'early' ? say.early.text(formatMoment(since, language, timeZone)) : say[why].text;
  return {
    title: say[why].title,
    path,
    head: privateHead,
    page: undefined,
    styles: [],
    scripts: [],
    main: (
      <Message title={say[why].title} text={text}>
        <p>
          <Button variant="primary" href={withLanguage(path, language)} data-today>
            {say.today}
          </Button>
        </p>
      </Message>
    ),
    asked: undefined,
  };
}
