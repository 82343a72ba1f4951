import { Eye, X } from 'lucide-react';
import { buildMailHref } from '#blocks/shared/contact-links.ts';
import { withLanguage } from '#content/address/site-paths.ts';
import { siteWords } from '#i18n/site-words.ts';
import { Button } from '#ui/button/button.tsx';
import { Message } from '../chrome/message.tsx';
import { Wordmark } from '../chrome/wordmark.tsx';
import { useLanguage } from '../language-provider.tsx';
import type { SiteContext } from '../site-document.ts';
import { GateDoor } from './gate-door.tsx';

interface GateProps {
  readonly site: Pick<SiteContext, 'settings' | 'media'>;
  /** Identifier of the protected page. */
  readonly identifier: string;
  /** Path without language prefix. */
  readonly path: string;
  /** Why the submitted form was refused. */
  readonly issue: string | undefined;
  /** In preview the editor's page replaces the gate, so it is not shown. */
  readonly isOpen: boolean;
}

/**
 * A protected page before its password, without any content of the page. The modal is a `dialog` that is open
 * in the HTML and closes without scripts; its script makes it modal and shows a wrong password without a
 * reload.
 */
export function Gate({ site, identifier, path, issue, isOpen }: GateProps) {
  const language = useLanguage();
  const say = siteWords[language].gate;
  const address = withLanguage(path, language);
  return (
    <>
      <Message title={say.pageTitle} text={say.pageText}>
        {/* Without scripts this reloads the page with the dialog open. */}
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

/** Tells visitors without a password to ask the studio; a mail link if the studio has an email address. */
function AskStudio({ emailAddress }: { readonly emailAddress: string }) {
  const say = siteWords[useLanguage()].gate;
  const href = buildMailHref(emailAddress);
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

/**
 * Shows its own validation messages (`novalidate`), since those of the browser are in the browser's language.
 */
function PasswordForm({ action, issue }: PasswordFormProps) {
  const language = useLanguage();
  const say = siteWords[language].gate;
  const { blank, failed } = siteWords[language].access;
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
          // biome-ignore lint/a11y/noAutofocus: the only field, in a dialog
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
