import { type ComponentType, useState } from 'react';
import { TextInput } from '../forms/text-input.tsx';
import { AuthForm } from './auth-form.tsx';
import type { OtherWaysProps } from './other-ways.tsx';
import { signInByPassword } from './sign-in.ts';
import { signInWords } from './sign-in-words.ts';

interface SignInEntryProps extends SignInFormProps {
  /** Undefined until loaded: signing in with a password doesn't wait for it. */
  readonly Others: ComponentType<OtherWaysProps> | undefined;
}

/** All ways to sign in, on the login page and in the dialog of an expired session. */
export function SignInEntry({ email, onEmail, onSignedIn, Others }: SignInEntryProps) {
  const [byCode, setByCode] = useState(false);
  return (
    <>
      {!byCode && <SignInForm email={email} onEmail={onEmail} onSignedIn={onSignedIn} />}
      {Others && <Others email={email} byCode={byCode} setByCode={setByCode} onSignedIn={onSignedIn} />}
    </>
  );
}

interface SignInFormProps {
  /** Filled in at first. */
  readonly email?: string | undefined;
  readonly onEmail?: ((typed: string) => void) | undefined;
  readonly onSignedIn: () => void;
}

/** E-mail and password, on the login page and in the dialog of an expired session. */
export function SignInForm({ email: knownEmail = '', onEmail, onSignedIn }: SignInFormProps) {
  const [email, setEmail] = useState(knownEmail);
  const [password, setPassword] = useState('');
  const { noEmail, noPassword } = signInWords;

  async function signIn(): Promise<void> {
    await signInByPassword(email.trim(), password);
    onSignedIn();
  }

  return (
    <AuthForm
      check={() => {
        if (!email.trim()) return { field: 'email', text: noEmail };
        return password ? undefined : { field: 'password', text: noPassword };
      }}
      send={signIn}
      say={signInWords}
    >
      {(tie) => (
        <>
          <TextInput
            label={signInWords.email}
            type="email"
            name="email"
            autoComplete="username webauthn"
            value={email}
            onValue={(typed) => {
              setEmail(typed);
              onEmail?.(typed);
            }}
            autoFocus={!knownEmail}
            {...tie('email')}
          />
          <TextInput
            label={signInWords.password}
            type="password"
            name="password"
            autoComplete="current-password"
            value={password}
            onValue={setPassword}
            data-autofocus={knownEmail ? true : undefined}
            {...tie('password')}
          />
        </>
      )}
    </AuthForm>
  );
}
