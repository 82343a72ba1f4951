import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { Button } from '#ui/button/button.tsx';
import { Modal } from '#ui/modal/modal.tsx';
import { formatErrorMessage } from '../shared/error-message.ts';
import { Loading } from '../shared/loading.tsx';
import { Notice } from '../shared/notice.tsx';
import { onDemand, useOnDemand } from '../shared/on-demand.ts';
import { words } from '../words.ts';
import { session, useRefusal, useSessionStatus, useUser } from './api.ts';
import { sessionWords } from './session-words.ts';
import { SignInEntry } from './sign-in-entry.tsx';

/**
 * Renders screens for signed-in people only. If the session expires later, a dialog covers the screen and its
 * state is kept.
 */
export function RequireSession({ children }: { readonly children: ReactNode }) {
  const status = useSessionStatus();
  const location = useLocation();
  if (status === 'starting') return <Loading text={sessionWords.starting} />;
  if (status === 'unreachable') return <Unreachable />;
  if (status === 'signed-out') {
    const here = `${location.pathname}${location.search}`;
    return <Navigate to={`/admin/login?next=${encodeURIComponent(here)}`} replace />;
  }
  return (
    <>
      {children}
      {status === 'expired' && <SignInAgain />}
    </>
  );
}

function Unreachable() {
  const refusal = useRefusal();
  return (
    <Notice
      heading
      title={refusal ? sessionWords.refused : sessionWords.unreachable}
      text={refusal ? formatErrorMessage(refusal) : sessionWords.unreachableHelp}
    >
      <Button onClick={() => void session.start()}>{words.tryAgain}</Button>
    </Notice>
  );
}

const others = onDemand(() => import('./other-ways.tsx').then((m) => m.OtherWays));
/** Nothing to do: refused calls are sent again, and the screen continues. */
const signedIn = () => undefined;

/**
 * Covers the screen after the session has expired. Nothing is lost: after signing in, refused calls are sent
 * again.
 */
function SignInAgain() {
  const user = useUser();
  const { part: Others } = useOnDemand(others);
  return (
    <Modal
      title={sessionWords.endedTitle}
      size="small"
      dismissible={false}
      closeLabel={words.close}
      onClose={() => undefined}
    >
      <p className="dialog-lead">{sessionWords.endedText}</p>
      <SignInEntry email={user?.email} Others={Others} onSignedIn={signedIn} />
      <Button variant="slim" className="dialog-aside" onClick={() => session.abandon()}>
        {sessionWords.leave}
      </Button>
    </Modal>
  );
}
