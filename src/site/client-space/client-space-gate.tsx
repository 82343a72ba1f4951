import { siteWords } from '#i18n/site-words.ts';
import { Button } from '#ui/button/button.tsx';
import { Message } from '../chrome/message.tsx';
import { useLanguage } from '../language-provider.tsx';

interface ClientSpaceGateProps {
  /** URL of the form. */
  readonly action: string;
  /** Why the submitted form was refused. */
  readonly issue: string | undefined;
}

/**
 * The password form of a client space. It contains nothing of the client or the pages and needs no script.
 */
export function ClientSpaceGate({ action, issue }: ClientSpaceGateProps) {
  const language = useLanguage();
  const say = siteWords[language].clientSpace;
  return (
    <Message title={say.gateTitle} text={say.gateText}>
      <form className="client-space-gate" method="post" action={action} noValidate>
        <input type="hidden" name="language" value={language} />
        <label className="client-space-gate__label" htmlFor="client-space-password">
          {say.password}
        </label>
        <input
          id="client-space-password"
          className="client-space-gate__input"
          type="password"
          name="password"
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          required
          aria-describedby="client-space-issue"
          aria-invalid={issue === undefined ? undefined : true}
        />
        <p className="client-space-gate__issue" id="client-space-issue" role="alert">
          {issue}
        </p>
        <Button type="submit" variant="primary">
          {say.enter}
        </Button>
      </form>
    </Message>
  );
}
