import { useState } from 'react';
import { TextInput } from '../forms/text-input.tsx';
import { AuthForm } from './auth-form.tsx';
import { forgottenWords } from './forgotten-words.ts';

const say = forgottenWords;

interface ForgottenFormProps {
  /** Has the mail sent. Throws with a sentence when that cannot be asked for. */
  readonly send: (email: string) => Promise<void>;
  readonly sent: (email: string) => void;
}

export function ForgottenForm({ send, sent }: ForgottenFormProps) {
  const [email, setEmail] = useState('');
  const address = email.trim();

  async function ask(): Promise<void> {
    await send(address);
    sent(address);
  }

  return (
    <AuthForm
      check={() => (address ? undefined : { field: 'email', text: say.noEmail })}
      send={ask}
      say={say}
    >
      {(tie) => (
        <TextInput
          label={say.email}
          type="email"
          name="email"
          autoComplete="username"
          maxLength={320}
          value={email}
          onValue={setEmail}
          autoFocus
          {...tie('email')}
        />
      )}
    </AuthForm>
  );
}
