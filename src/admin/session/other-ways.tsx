import { useQuery } from '@tanstack/react-query';
import { Fingerprint } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { otherWaysWords } from './other-ways-words.ts';
import { canUsePasskeys, describePasskeyError, offerPasskeys, signInByPasskey } from './passkeys.ts';
import { RecoveryForm } from './recovery-form.tsx';
import { signInWaysQuery } from './sign-in-ways.ts';
import './other-ways.css';

const say = otherWaysWords;

export interface OtherWaysProps {
  readonly email?: string | undefined;
  /** True if the form asks for a recovery code instead of the password. */
  readonly byCode: boolean;
  readonly setByCode: (byCode: boolean) => void;
  readonly onSignedIn: () => void;
}

/** Signing in with a passkey or a recovery code. */
export function OtherWays({ email, byCode, setByCode, onSignedIn }: OtherWaysProps) {
  const { data: ways } = useQuery(signInWaysQuery);
  // Until the ways are loaded, shows those of most sites, so that the layout does not shift.
  if (ways && ways.provider !== 'local') return null;
  if (byCode) {
    return <RecoveryForm email={email} onSignedIn={onSignedIn} back={() => setByCode(false)} />;
  }
  return (
    <div className="other-ways">
      {canUsePasskeys() && <PasskeyWay offers={ways !== undefined} onSignedIn={onSignedIn} />}
      <button type="button" className="text-button other-ways__code" onClick={() => setByCode(true)}>
        {say.useCode}
      </button>
    </div>
  );
}

interface PasskeyWayProps extends Pick<OtherWaysProps, 'onSignedIn'> {
  /** True once the browser may offer passkeys in the e-mail input. */
  readonly offers: boolean;
}

function PasskeyWay({ offers, onSignedIn }: PasskeyWayProps) {
  const [issue, setIssue] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const issueId = useId();
  useEffect(() => {
    if (offers && !isBusy) return offerPasskeys(onSignedIn, setIssue);
  }, [offers, isBusy, onSignedIn]);

  async function signIn(): Promise<void> {
    setBusy(true);
    setIssue(undefined);
    try {
      await signInByPasskey();
      onSignedIn();
    } catch (error) {
      setIssue(describePasskeyError(error));
      setBusy(false);
    }
  }

  return (
    <>
      <p className="other-ways__or" aria-hidden="true">
        {say.or}
      </p>
      <Button
        icon={<Fingerprint aria-hidden="true" />}
        disabled={isBusy}
        aria-describedby={issue && issueId}
        onClick={() => void signIn()}
      >
        {isBusy ? say.busy : say.passkey}
      </Button>
      <p className="auth-form__issue" id={issueId} role="alert">
        {issue}
      </p>
    </>
  );
}
