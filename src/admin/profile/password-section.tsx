import { type SubmitEvent, useState } from 'react';
import { ApiError } from '#api/client.ts';
import { newPassword } from '#api/endpoints/auth.ts';
import { changePassword } from '#api/endpoints/profile.ts';
import { Button } from '#ui/button/button.tsx';
import { useToast } from '#ui/toast/toast.tsx';
import { devicesQuery } from '../data/profile.ts';
import { queryClient } from '../data/queries.ts';
import { TextInput } from '../forms/text-input.tsx';
import { api } from '../session/api.ts';
import { DialogIssue } from '../shared/dialog-issue.tsx';
import { formatErrorMessage } from '../shared/error-message.ts';
import { profileWords } from './profile-words.ts';

const say = profileWords;

/** By field; `form` for an error of the form as a whole. */
type Issues = Partial<Record<'current' | 'password' | 'form', string>>;

export function PasswordSection({ email }: { readonly email: string }) {
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const [issues, setIssues] = useState<Issues>({});
  const [isBusy, setBusy] = useState(false);
  const { show } = useToast();

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    const found = findIssues(current, password);
    setIssues(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      await api.call(changePassword, { body: { current, password } });
      setCurrent('');
      setPassword('');
      show({ text: say.changed });
      await queryClient.invalidateQueries({ queryKey: devicesQuery.queryKey });
    } catch (error) {
      const isWrong = error instanceof ApiError && error.code === 'profile/wrong-password';
      setIssues({ [isWrong ? 'current' : 'form']: formatErrorMessage(error) });
    } finally {
      setBusy(false);
    }
  }

  return (
    <form className="form" noValidate onSubmit={(event) => void submit(event)}>
      {/* Tells password managers which entry to update. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <TextInput
        label={say.current}
        type="password"
        name="current-password"
        autoComplete="current-password"
        value={current}
        onValue={setCurrent}
        maxLength={200}
        issue={issues.current}
      />
      <TextInput
        label={say.next}
        type="password"
        name="new-password"
        autoComplete="new-password"
        value={password}
        onValue={setPassword}
        maxLength={200}
        issue={issues.password}
        help={say.nextHelp}
      />
      <DialogIssue>{issues.form}</DialogIssue>
      <div className="profile__buttons">
        <Button type="submit" busy={isBusy}>
          {say.change}
        </Button>
      </div>
    </form>
  );
}

function findIssues(current: string, password: string): Issues {
  const wrong = newPassword.safeParse(password).error?.issues[0]?.message;
  return { ...(current === '' && { current: say.noCurrent }), ...(wrong && { password: wrong }) };
}
