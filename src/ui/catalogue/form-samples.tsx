import type { InputHTMLAttributes } from 'react';
import { Button } from '../button/button.tsx';
import { Toggle } from '../toggle/toggle.tsx';
import { type SampleProps, say } from './sample-props.ts';

/** Limits of the sample forms; no real form of the product has these. */
const sampleFormLimits = {
  loginPassword: 6,
  signupPassword: 8,
  displayName: 50,
  bio: 500,
} as const;

/** Forms that check what is typed and send nothing: `dialog` is the method that leads nowhere. */
export function FormSample(props: SampleProps) {
  const { variant } = props;
  return (
    <form method="dialog" className="form-sample" autoComplete="off">
      {variant === 'login' && <Login {...props} />}
      {variant === 'signup' && <Signup {...props} />}
      {variant === 'profile' && <Profile {...props} />}
    </form>
  );
}

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
}

function Field({ id, label, hint, ...input }: FieldProps) {
  return (
    <div className="form-sample__field">
      <label htmlFor={id}>{label}</label>
      <input id={id} className="form-sample__input" aria-describedby={hint && `${id}-hint`} {...input} />
      {hint && (
        <p id={`${id}-hint`} className="form-sample__hint">
          {hint}
        </p>
      )}
    </div>
  );
}

function Mail({ id, language }: SampleProps) {
  return (
    <Field
      id={`${id}-mail`}
      type="email"
      required
      label={say(language, { nl: 'E-mailadres', en: 'E-mail address' })}
      placeholder={say(language, { nl: 'naam@voorbeeld.nl', en: 'name@example.com' })}
    />
  );
}

function Password({ id, language, least }: SampleProps & { readonly least: number }) {
  return (
    <Field
      id={`${id}-password`}
      type="password"
      required
      minLength={least}
      autoComplete="new-password"
      label={say(language, { nl: 'Wachtwoord', en: 'Password' })}
      hint={say(language, { nl: `Minstens ${least} tekens`, en: `At least ${least} characters` })}
    />
  );
}

function Login(props: SampleProps) {
  const { language, id } = props;
  return (
    <>
      <Mail {...props} />
      <Password {...props} least={sampleFormLimits.loginPassword} />
      <Toggle size="small" name={`${id}-stay`}>
        {say(language, { nl: 'Blijf ingelogd', en: 'Stay signed in' })}
      </Toggle>
      <Button variant="primary" type="submit">
        {say(language, { nl: 'Inloggen', en: 'Sign in' })}
      </Button>
    </>
  );
}

function Signup(props: SampleProps) {
  const { language, id } = props;
  return (
    <>
      <Field
        id={`${id}-name`}
        required
        maxLength={sampleFormLimits.displayName}
        label={say(language, { nl: 'Naam', en: 'Name' })}
      />
      <Mail {...props} />
      <Password {...props} least={sampleFormLimits.signupPassword} />
      <Button variant="primary" type="submit">
        {say(language, { nl: 'Maak een account', en: 'Create an account' })}
      </Button>
    </>
  );
}

function Profile({ language, id }: SampleProps) {
  return (
    <>
      <Field
        id={`${id}-name`}
        required
        maxLength={sampleFormLimits.displayName}
        label={say(language, { nl: 'Weergavenaam', en: 'Display name' })}
        defaultValue="Noor de Wit"
        hint={say(language, { nl: 'Hooguit 50 tekens', en: 'At most 50 characters' })}
      />
      <div className="form-sample__field">
        <label htmlFor={`${id}-bio`}>{say(language, { nl: 'Over jou', en: 'About you' })}</label>
        <textarea
          id={`${id}-bio`}
          className="form-sample__input"
          rows={4}
          maxLength={sampleFormLimits.bio}
          aria-describedby={`${id}-bio-hint`}
          defaultValue={say(language, {
            nl: 'Tekent kaarten van plekken die verdwijnen.',
            en: 'Renders maps of places that are going.',
          })}
        />
        <p id={`${id}-bio-hint`} className="form-sample__hint">
          {say(language, { nl: 'Hooguit 500 tekens', en: 'At most 500 characters' })}
        </p>
      </div>
      <Button variant="primary" type="submit">
        {say(language, { nl: 'Bewaar', en: 'Save' })}
      </Button>
    </>
  );
}
