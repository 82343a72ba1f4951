import pictureStyles from '#blocks/shared/picture.css?inline';
import { withLanguage } from '#content/address/site-paths.ts';
import { siteWords } from '#i18n/site-words.ts';
import { Button } from '#ui/button/button.tsx';
import { Message } from '../chrome/message.tsx';
import clientSpaceStyles from '../client-space/client-space.css?inline';
import { ClientSpacePage } from '../client-space/client-space.tsx';
import { ClientSpaceGate } from '../client-space/client-space-gate.tsx';
import { formatLastDay } from '../format-moment.ts';
import type { DocumentOf } from '../site-document.ts';
import { type DocumentContext, type DocumentParts, privateHead } from './document-parts.ts';

/**
 * Renders a client space, or the message in its place. Its URL is secret: no analytics and no prerendering.
 */
export function renderClientSpaceParts(
  document: DocumentOf<'client-space'>,
  { site }: DocumentContext,
): DocumentParts {
  return {
    title: getTitle(document),
    path: document.path,
    head: privateHead,
    page: undefined,
    styles: [pictureStyles, clientSpaceStyles],
    scripts: [],
    main: renderMain(document, site.settings.timeZone),
    asked: undefined,
    isPersonal: true,
  };
}

function getTitle({ language, shows }: DocumentOf<'client-space'>): string {
  const say = siteWords[language].clientSpace;
  if (shows.type === 'open') return say.welcome(shows.client);
  return shows.type === 'gate' ? say.gateTitle : say[shows.type].title;
}

function renderMain({ language, path, shows }: DocumentOf<'client-space'>, timeZone: string) {
  const say = siteWords[language].clientSpace;
  const address = withLanguage(path, language);
  if (shows.type === 'gate') return <ClientSpaceGate action={shows.action} issue={shows.issue} />;
  if (shows.type === 'open') {
    const until = shows.until === null ? undefined : formatLastDay(shows.until, language, timeZone);
    return <ClientSpacePage {...shows} until={until} address={address} timeZone={timeZone} />;
  }
  return (
    <Message {...say[shows.type]}>
      <p className="message__buttons">
        {shows.type === 'closed' && (
          <Button variant="primary" href={address}>
            {say.again}
          </Button>
        )}
        <Button
          variant={shows.type === 'closed' ? 'secondary' : 'primary'}
          href={withLanguage('/', language)}
        >
          {say.home}
        </Button>
      </p>
    </Message>
  );
}
