import { Eye, X } from 'lucide-react';
import { accessMessages } from '#api/access-messages.ts';
import { mailHref } from '#blocks/shared/contact-links.ts';
import { withLanguage } from '#content/address/site-paths.ts';
import { Button } from '#ui/button/button.tsx';
import { Message } from '../chrome/message.tsx';
import { Wordmark } from '../chrome/wordmark.tsx';
import { useLanguage } from '../language-provider.tsx';
import type { SiteContext } from '../site-document.ts';
import { GateDoor } from './gate-door.tsx';
import { gateWords } from './gate-words.ts';

interface GateProps {
  readonly site: Pick<SiteContext, 'settings' | 'media'>;
  /** The protected page's. */
  readonly identifier: string;
  /** Its address without language prefix. */
  readonly path: string;
  /** Why it is still locked after a form was sent. */
  readonly issue: string | undefined;
  /** In preview the editor's page takes the place of the gate: then nothing stands in front of it. */
  readonly isOpen: boolean;
}

/**
 * A protected page before its password: nothing of the page itself is here. The modal is a dialog that is open
 * in the HTML and closes without scripts; its script makes it modal and spares the reload of a wrong password.
 */
export function Gate({ site, identifier, path, issue, isOpen }: GateProps) {
  const language = useLanguage();
  const say = gateWords[language];
  const address = withLanguage(path, language);
  return (
    <>
      <Message title={say.pageTitle} text={say.pageText}>
        {/* Without scripts the page comes again, and with it the open dialog. */}
        <form className="message__buttons" action={address} data-gate-open>
          <Button type="submit" variant="primary">
            {say.open}
          </Button>
          <Button variant="secondary" href={withLanguage('/', language)}>
            {say.home}
          </Button>
        </form>
      </Message>
      <dialog className="gate" open={isOpen} aria-labelledby="gate-title" data-gate={address}>
        <a className="gate__brand" href={withLanguage('/', language)}>
          <Wordmark site={site} />
        </a>
        <GateDoor />
        <div className="gate__form">
          <h2 className="gate__title" id="gate-title">
            {say.title}
          </h2>
          <PasswordForm action={`/api/access/${identifier}`} issue={issue} />
          <AskStudio emailAddress={site.settings.emailAddress} />
        </div>
        <button type="submit" form="gate-close" className="gate__icon gate__close" aria-label={say.close}>
          <X aria-hidden="true" />
        </button>
        <form method="dialog" id="gate-close" hidden />
      </dialog>
    </>
  );
}

/** For who has none, or lost it. A studio without an address is asked some other way. */
function AskStudio({ emailAddress }: { readonly emailAddress: string }) {
  const say = gateWords[useLanguage()];
  const href = mailHref(emailAddress);
  return (
    href && (
      <p className="gate__ask">
        {say.ask} <a href={href}>{say.askStudio}</a>
      </p>
    )
  );
}

interface PasswordFormProps {
  readonly action: string;
  readonly issue: string | undefined;
}

/** Says itself what is missing (`novalidate`): the browser's own bubble would speak its own language. */
function PasswordForm({ action, issue }: PasswordFormProps) {
  const language = useLanguage();
  const say = gateWords[language];
  const { blank, failed } = accessMessages[language];
  return (
    <form method="post" action={action} noValidate data-blank={blank} data-failed={failed}>
      <input type="hidden" name="language" value={language} />
      <p className="gate__text">{say.text}</p>
      <label className="gate__label" htmlFor="gate-password">
        {say.password}
      </label>
      <div className="gate__field">
        <input
          id="gate-password"
          className="gate__input"
          type="password"
          name="password"
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          required
          // biome-ignore lint/a11y/noAutofocus: the one thing to do here, in a dialog of its own
          autoFocus
          aria-describedby="gate-issue"
          aria-invalid={issue === undefined ? undefined : true}
        />
        <button
          type="button"
          className="gate__icon needs-script"
          aria-label={say.show}
          aria-pressed="false"
          data-gate-show
        >
          <Eye aria-hidden="true" />
        </button>
      </div>
      <p className="gate__issue" id="gate-issue" role="alert">
        {issue}
      </p>
      <div className="gate__buttons">
        <Button type="submit" form="gate-close" variant="secondary">
          {say.cancel}
        </Button>
        <Button type="submit" variant="primary" data-busy={say.busy}>
          {say.submit}
        </Button>
      </div>
    </form>
  );
}
