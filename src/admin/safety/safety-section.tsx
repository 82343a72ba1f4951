import { CircleCheck, Eye, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { safetyWords } from './safety-words.ts';
import type { Verdict } from './verdicts.ts';

const icons = { good: CircleCheck, look: Eye, know: Info } as const;

interface SafetySectionProps {
  readonly id: string;
  readonly title: string;
  /** Undefined until it is known. */
  readonly verdict: Verdict | undefined;
  readonly children?: ReactNode;
}

/** One question of the screen: its verdict, what to do about it, and what it is judged by. */
export function SafetySection({ id, title, verdict, children }: SafetySectionProps) {
  return (
    <section className="safety-section" aria-labelledby={id}>
      <h2 className="safety-section__title" id={id} tabIndex={-1}>
        {title}
      </h2>
      <div className="safety-section__body">
        {verdict && <VerdictLine verdict={verdict} />}
        {children}
      </div>
    </section>
  );
}

function VerdictLine({ verdict: { level, text, todo } }: { readonly verdict: Verdict }) {
  const Icon = icons[level];
  return (
    <>
      <p className={`safety-verdict safety-verdict--${level}`}>
        <Icon aria-hidden="true" />
        <span>
          <span className="visually-hidden">{`${safetyWords.level[level]}: `}</span>
          {text}
        </span>
      </p>
      {todo.map((sentence) => (
        <p key={sentence} className="safety-section__todo">
          {sentence}
        </p>
      ))}
    </>
  );
}
