import { type ReactNode, useEffect, useRef } from 'react';
import { words } from '../words.ts';
import { LitNiche } from './lit-niche.tsx';
import './auth-page.css';

interface AuthPageProps {
  readonly title: string;
  readonly lead: string;
  /** True if the page is the result of the previous step: its title is focused, and so read out. */
  readonly isAnswer?: boolean;
  /** True after sign-in: the light goes on, and then `onLit` is called. */
  readonly isLit?: boolean;
  readonly onLit?: () => void;
  readonly children: ReactNode;
}

/** Reads the studio's name, which the server writes into the document: known before anything is fetched. */
function readStudioName(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="application-name"]');
  return meta?.content || words.product;
}

/** The page layout around signing in. */
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
        <p className="auth__mark">{readStudioName()}</p>
        <h1 className="auth__title" ref={heading} tabIndex={isAnswer ? -1 : undefined}>
          {title}
        </h1>
        <p className="auth__lead">{lead}</p>
        {children}
      </div>
    </main>
  );
}
