import type { ReactNode } from 'react';
import { words } from '../words.ts';
import './auth-page.css';

interface AuthPageProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** The calm page around signing in. */
export function AuthPage({ title, lead, children }: AuthPageProps) {
  return (
    <main className="auth">
      <title>{`${title} · ${words.product}`}</title>
      <div className="auth__card">
        <p className="auth__mark">{words.product}</p>
        <h1 className="auth__title">{title}</h1>
        <p className="auth__lead">{lead}</p>
        {children}
      </div>
    </main>
  );
}
