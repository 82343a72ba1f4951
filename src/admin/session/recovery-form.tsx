import { useState } from 'react';
import { signInWithCode } from '#api/endpoints/passkeys.ts';
import { useToast } from '#ui/toast/toast.tsx';
import { TextInput } from '../forms/text-input.tsx';
import { session } from './api.ts';
import { AuthForm } from './auth-form.tsx';
import { otherWaysWords } from './other-ways-words.ts';
import { signInWords } from './sign-in-words.ts';

const say = otherWaysWords;

interface RecoveryFormProps {
  readonly email?: string | undefined;
  readonly onSignedIn: () => void;
  /** Goes back to the password. */
  readonly back: () => void;
}

/** Signs in with an e-mail address and a recovery code. */
export function RecoveryForm({ email: knownEmail = '', onSignedIn, back }: RecoveryFormProps) {
  const [email, setEmail] = useState(knownEmail);
  const [code, setCode] = useState('');
  const { show } = useToast();

  async function signIn(): Promise<void> {
    const { codesLeft } = await session.enterBy((calls) =>
      calls.call(signInWithCode, { body: { email: email.trim(), code } }),
    );
    show({ text: say.codesLeft(codesLeft) });
    onSignedIn();
  }

  return (
    <AuthForm
      check={() => {
        if (!email.trim()) return { field: 'email', text: signInWords.noEmail };
        return code.trim() ? undefined : { field: 'code', text: say.noCode };
      }}
      send={signIn}
      say={signInWords}
      below={
        <button type="button" className="text-button other-ways__code" onClick={back}>
          {say.usePassword}
        </button>
      }
    >
      {(tie) => (
        <>
          <TextInput
            label={signInWords.email}
            type="email"
            name="email"
            autoComplete="username"
            value={email}
            onValue={setEmail}
            autoFocus={!knownEmail}
            {...tie('email')}
          />
          <TextInput
            label={say.code}
            name="code"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={code}
            onValue={setCode}
            autoFocus={knownEmail !== ''}
            maxLength={100}
            help={say.codeLead}
            {...tie('code')}
          />
        </>
      )}
    </AuthForm>
  );
}
