import { otherLanguage, resolveText, type Translated } from '#content/language.ts';
import { withLanguage } from '#content/site-paths.ts';
import { useLanguage } from '../language-provider.tsx';
import type { CaseNeighbours } from '../site-document.ts';
import { caseWords } from './case-words.ts';

interface CaseNeighboursNavProps {
  readonly neighbours: CaseNeighbours;
}

/** The way on at a case's end: the case before and the one after, by their titles. */
export function CaseNeighboursNav({ neighbours: { previous, next } }: CaseNeighboursNavProps) {
  const say = caseWords[useLanguage()];
  return (
    <nav className="case-nav" aria-label={say.label}>
      {previous && <CaseLink rel="prev" label={say.previous} {...previous} />}
      <CaseLink rel="next" label={say.next} {...next} />
    </nav>
  );
}

interface CaseLinkProps {
  readonly rel: 'prev' | 'next';
  readonly label: string;
  readonly title: Translated;
  readonly path: string;
}

function CaseLink({ rel, label, title, path }: CaseLinkProps) {
  const language = useLanguage();
  return (
    <a className={`case-nav__link case-nav__link--${rel}`} rel={rel} href={withLanguage(path, language)}>
      <span className="case-nav__label">{label}</span>
      <span className="case-nav__title" lang={otherLanguage(title, language)}>
        {resolveText(title, language)}
      </span>
    </a>
  );
}
