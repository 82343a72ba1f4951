import { withLanguage } from '#content/address/site-paths.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyNiche } from '../built-in/empty-niche.tsx';
import { useLanguage } from '../language-provider.tsx';
import { words } from '../words.ts';
import { Message } from './message.tsx';

/** The built-in not-found page, for when the page with the identifier 404 cannot be had. */
export function NotFoundMessage() {
  const language = useLanguage();
  const say = words[language].notFound;
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

/** The page could not be loaded. Both buttons mean something without scripts, too. */
export function ErrorMessage({ path }: { path: string }) {
  const language = useLanguage();
  const say = words[language].error;
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
