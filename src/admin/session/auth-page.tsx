import { type ReactNode, useEffect, useRef } from 'react';
import { words } from '../words.ts';
import { LitNiche } from './lit-niche.tsx';
import './auth-page.css';

interface AuthPageProps {
  readonly title: string;
  readonly lead: string;
  /** True where it answers what was just done: its title takes the keyboard, and is read out. */
  readonly isAnswer?: boolean;
  /** Somebody has come in: the light goes on, and then `onLit` is told. */
  readonly isLit?: boolean;
  readonly onLit?: () => void;
  readonly children: ReactNode;
}

/** The calm page around signing in. */
export function AuthPage({ title, lead, isAnswer = false, isLit = false, onLit, children }: AuthPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isAnswer) heading.current?.focus();
  }, [isAnswer]);
  return (
    <main className="auth">
      <title>{`${title} · ${words.product}`}</title>
      <div className="auth__niche">
        <LitNiche isLit={isLit} onLit={onLit} />
      </div>
      <div className="auth__card">
        <p className="auth__mark">{words.product}</p>
        <h1 className="auth__title" ref={heading} tabIndex={isAnswer ? -1 : undefined}>
          {title}
        </h1>
        <p className="auth__lead">{lead}</p>
        {children}
      </div>
    </main>
  );
}
