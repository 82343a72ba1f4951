import { withLanguage } from '#content/address/site-paths.ts';
import { siteWords } from '#i18n/site-words.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyNiche } from '../built-in/empty-niche.tsx';
import { useLanguage } from '../language-provider.tsx';
import { Message } from './message.tsx';

/** The built-in not-found page, for when the studio's page with the identifier 404 is not available. */
export function NotFoundMessage() {
  const language = useLanguage();
  const say = siteWords[language].site.notFound;
  return (
    <Message
      title={say.title}
      text={say.text}
      more={
        <ul>
          {say.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      }
    >
      <p>
        <Button variant="primary" href={withLanguage('/', language)}>
          {say.button}
        </Button>
      </p>
      <EmptyNiche />
    </Message>
  );
}

/** Message that the page could not be loaded. Both buttons work without scripts, too. */
export function ErrorMessage({ path }: { path: string }) {
  const language = useLanguage();
  const say = siteWords[language].site.error;
  return (
    <Message title={say.title} text={say.text}>
      <p className="message__buttons">
        <Button variant="primary" href={withLanguage(path, language)} data-action="reload">
          {say.retry}
        </Button>
        <Button variant="secondary" href={withLanguage('/', language)} data-action="back">
          {say.back}
        </Button>
      </p>
    </Message>
  );
}
