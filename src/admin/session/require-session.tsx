import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { Button } from '#ui/button/button.tsx';
import { Loading } from '../shared/loading.tsx';
import { Notice } from '../shared/notice.tsx';
import { words } from '../words.ts';
import { session, useSessionStatus } from './api.ts';
import { SignInAgain } from './sign-in-again.tsx';

/** Screens for signed-in people only. A session that ends later covers the screen and keeps its work. */
export function RequireSession({ children }: { readonly children: ReactNode }) {
  const status = useSessionStatus();
  const location = useLocation();
  if (status === 'starting') return <Loading text={words.session.starting} />;
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
  return (
    <Notice title={words.session.unreachable} text={words.session.unreachableHelp}>
      <Button onClick={() => void session.start()}>{words.tryAgain}</Button>
    </Notice>
  );
}
