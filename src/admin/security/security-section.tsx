import { CircleCheck, Eye, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { securityWords } from './security-words.ts';
import type { Verdict } from './verdicts.ts';

const icons = { good: CircleCheck, look: Eye, know: Info } as const;

interface SecuritySectionProps {
  readonly id: string;
  readonly title: string;
  /** Undefined until loaded. */
  readonly verdict: Verdict | undefined;
  readonly children?: ReactNode;
}

/** A section of the report: verdict, advice and evidence. */
export function SecuritySection({ id, title, verdict, children }: SecuritySectionProps) {
  return (
    <section className="security-section" aria-labelledby={id}>
      <h2 className="security-section__title" id={id} tabIndex={-1}>
        {title}
      </h2>
      <div className="security-section__body">
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
      <p className={`security-verdict security-verdict--${level}`}>
        <Icon aria-hidden="true" />
        <span>
          <span className="visually-hidden">{`${securityWords.level[level]}: `}</span>
          {text}
        </span>
      </p>
      {todo.map((sentence) => (
        <p key={sentence} className="security-section__todo">
          {sentence}
        </p>
      ))}
    </>
  );
}
