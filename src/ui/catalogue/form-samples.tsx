import type { InputHTMLAttributes } from 'react';
import { Button } from '../button/button.tsx';
import { Toggle } from '../toggle/toggle.tsx';
import { getSampleText, type SampleProps, type SampleWords } from './sample-props.ts';

/** Limits of the sample forms; no real form of the product has these. */
const sampleFormLimits = {
  loginPassword: 6,
  signupPassword: 8,
  displayName: 50,
  bio: 500,
} as const;

/** Messages of the rules of the sample forms. */
const sentences = {
  required: { nl: 'Vul dit veld in', en: 'Fill in this field' },
  mail: {
    nl: 'Vul een e-mailadres in, zoals naam@voorbeeld.nl',
    en: 'Fill in an e-mail address, such as name@example.com',
  },
  least: (number: number) => ({
    nl: `Gebruik minstens ${number} tekens`,
    en: `Use at least ${number} characters`,
  }),
  most: (number: number) => ({
    nl: `Gebruik hooguit ${number} tekens`,
    en: `Use at most ${number} characters`,
  }),
} as const;

/** Forms that validate and send nothing: their method is `dialog`. */
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
  readonly sample: SampleProps;
  readonly label: SampleWords;
  /** Shown while the field is valid. */
  readonly hint?: SampleWords;
  /** Shown for a value that is invalid. */
  readonly wrong?: SampleWords;
  readonly isLong?: boolean;
}

function Field({ id, sample, label, hint, wrong, isLong, ...input }: FieldProps) {
  const { language, knobs } = sample;
  const common = {
    id,
    className: 'form-sample__input',
    // Screen readers read only the messages that are displayed.
    'aria-describedby': `${id}-notes`,
    'aria-invalid': (knobs?.condition === 'error' && input.required) || undefined,
    disabled: knobs?.condition === 'disabled' || knobs?.condition === 'busy',
    // The style sheet recognizes an empty field by `:placeholder-shown`, which needs a placeholder.
    placeholder: ' ',
  };
  return (
    <div className="form-sample__field">
      <label htmlFor={id}>{getSampleText(language, label)}</label>
      {isLong ? (
        <textarea {...common} rows={4} maxLength={input.maxLength} defaultValue={input.defaultValue} />
      ) : (
        <input {...common} {...input} />
      )}
      <div id={`${id}-notes`} className="form-sample__notes">
        {hint && <p className="form-sample__hint">{getSampleText(language, hint)}</p>}
        {input.required && (
          <p className="form-sample__issue form-sample__issue--missing">
            {getSampleText(language, sentences.required)}
          </p>
        )}
        {wrong && (
          <p className="form-sample__issue form-sample__issue--wrong">{getSampleText(language, wrong)}</p>
        )}
      </div>
    </div>
  );
}

function Mail(props: SampleProps) {
  return (
    <Field
      id={`${props.id}-mail`}
      sample={props}
      type="email"
      required
      label={{ nl: 'E-mailadres', en: 'E-mail address' }}
      placeholder={getSampleText(props.language, { nl: 'naam@voorbeeld.nl', en: 'name@example.com' })}
      wrong={sentences.mail}
    />
  );
}

function Password({ least, ...props }: SampleProps & { readonly least: number }) {
  return (
    <Field
      id={`${props.id}-password`}
      sample={props}
      type="password"
      required
      minLength={least}
      autoComplete="new-password"
      label={{ nl: 'Wachtwoord', en: 'Password' }}
      hint={sentences.least(least)}
      wrong={sentences.least(least)}
    />
  );
}

function Name({ label, ...props }: SampleProps & { readonly label: SampleWords }) {
  const isFilled = props.variant === 'profile' && props.knobs?.condition !== 'error';
  const most = sentences.most(sampleFormLimits.displayName);
  return (
    <Field
      id={`${props.id}-name`}
      sample={props}
      required
      maxLength={sampleFormLimits.displayName}
      label={label}
      key={`${isFilled}`}
      defaultValue={isFilled ? 'Noor de Wit' : undefined}
      hint={most}
      wrong={most}
    />
  );
}

function Send({ children, ...props }: SampleProps & { readonly children: SampleWords }) {
  const condition = props.knobs?.condition;
  return (
    <Button variant="primary" type="submit" disabled={condition === 'disabled'} busy={condition === 'busy'}>
      {props.knobs?.words || getSampleText(props.language, children)}
    </Button>
  );
}

function Login(props: SampleProps) {
  return (
    <>
      <Mail {...props} />
      <Password {...props} least={sampleFormLimits.loginPassword} />
      <Toggle size="small" name={`${props.id}-stay`}>
        {getSampleText(props.language, { nl: 'Blijf ingelogd', en: 'Stay signed in' })}
      </Toggle>
      <Send {...props}>{{ nl: 'Inloggen', en: 'Sign in' }}</Send>
    </>
  );
}

function Signup(props: SampleProps) {
  return (
    <>
      <Name {...props} label={{ nl: 'Naam', en: 'Name' }} />
      <Mail {...props} />
      <Password {...props} least={sampleFormLimits.signupPassword} />
      <Send {...props}>{{ nl: 'Maak een account', en: 'Create an account' }}</Send>
    </>
  );
}

function Profile(props: SampleProps) {
  return (
    <>
      <Name {...props} label={{ nl: 'Weergavenaam', en: 'Display name' }} />
      <Field
        id={`${props.id}-bio`}
        sample={props}
        isLong
        maxLength={sampleFormLimits.bio}
        label={{ nl: 'Over jou', en: 'About you' }}
        defaultValue={getSampleText(props.language, {
          nl: 'Tekent kaarten van plekken die verdwijnen.',
          en: 'Renders maps of places that are going.',
        })}
        hint={sentences.most(sampleFormLimits.bio)}
      />
      <Send {...props}>{{ nl: 'Bewaar', en: 'Save' }}</Send>
    </>
  );
}
