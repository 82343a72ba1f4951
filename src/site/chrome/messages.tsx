import type { Language } from '#content/language.ts';
import { withLanguage } from '#content/site-paths.ts';
import { Button } from '#ui/button/button.tsx';
import { words } from '../words.ts';

/** The built-in not-found page, for when the page with the identifier 404 cannot be had. */
export function NotFoundMessage({ language }: { language: Language }) {
  const say = words[language].notFound;
  return (
    <div className="blocks message">
      <h1 className="page-title">{say.title}</h1>
      <div className="prose">
        <p>{say.text}</p>
        <ul>
          {say.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </div>
      <p>
        <Button variant="primary" href={withLanguage('/', language)}>
          {say.button}
        </Button>
      </p>
    </div>
  );
}

/** The page could not be loaded. Both buttons mean something without scripts, too. */
export function ErrorMessage({ language, path }: { language: Language; path: string }) {
  const say = words[language].error;
  return (
    <div className="blocks message">
      <h1 className="page-title">{say.title}</h1>
      <div className="prose">
        <p>{say.text}</p>
      </div>
      <p className="message__buttons">
        <Button variant="primary" href={withLanguage(path, language)} data-action="reload">
          {say.retry}
        </Button>
        <Button variant="secondary" href={withLanguage('/', language)} data-action="back">
          {say.back}
        </Button>
      </p>
    </div>
  );
}
