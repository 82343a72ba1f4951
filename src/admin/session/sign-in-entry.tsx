import { type ComponentType, useState } from 'react';
import type { OtherWaysProps } from './other-ways.tsx';
import { SignInForm } from './sign-in-form.tsx';

interface SignInEntryProps {
  readonly email?: string | undefined;
  readonly onSignedIn: () => void;
  /** Undefined until they are loaded: the password waits for nothing. */
  readonly Others: ComponentType<OtherWaysProps> | undefined;
}

/** All ways to sign in, on the login page and in the overlay of an ended session. */
export function SignInEntry({ email, onSignedIn, Others }: SignInEntryProps) {
  const [byCode, setByCode] = useState(false);
  return (
    <>
      {!byCode && <SignInForm email={email} onSignedIn={onSignedIn} />}
      {Others && <Others email={email} byCode={byCode} setByCode={setByCode} onSignedIn={onSignedIn} />}
    </>
  );
}
