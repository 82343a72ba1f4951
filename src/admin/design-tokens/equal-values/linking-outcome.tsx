import { Link } from 'react-router';
import { Button } from '#ui/button/button.tsx';
import { editorPath } from '../../pages/page-tree.ts';
import { equalValuesWords as say } from './equal-values-words.ts';
import type { LinkedPage, PageFailure } from './send-links.ts';
import { failureText, pageName } from './use-linking.ts';

interface FailedPagesProps {
  readonly failed: readonly PageFailure[];
  readonly lookAgain: () => void;
}

/** Pages that were not linked, each with the reason. */
export function FailedPages({ failed, lookAgain }: FailedPagesProps) {
  if (failed.length === 0) return null;
  return (
    <div className="equal-outcome equal-outcome--failed" role="alert">
      <p className="equal-outcome__title">{say.notLinked}</p>
      <ul className="equal-outcome__list">
        {failed.map((failure) => (
          <li key={failure.page.id}>
            <strong>{pageName(failure.page)}</strong>: {failureText(failure)}
          </li>
        ))}
      </ul>
      <Button className="button--small" onClick={lookAgain}>
        {say.lookAgain}
      </Button>
    </div>
  );
}

interface LinkedPagesProps {
  readonly done: readonly LinkedPage[];
  readonly takeBack: () => void;
}

/** Pages on which something was linked, those with drafts with the way to publish them; and the way back. */
export function LinkedPages({ done, takeBack }: LinkedPagesProps) {
  if (done.length === 0) return null;
  const pages = [...new Map(done.map((each) => [each.page.id, each])).values()];
  return (
    <section className="equal-outcome" aria-label={say.justLinked}>
      <p className="equal-outcome__title">{say.justLinked}</p>
      <p className="token-help">{say.publishHelp}</p>
      <ul className="equal-outcome__list">
        {pages.map(({ page, isLive }) => (
          <li key={page.id} className="equal-outcome__page">
            <Link to={editorPath(page)}>{pageName(page)}</Link>
            {isLive ? (
              <span className="token-help">{say.noDrafts}</span>
            ) : (
              <Link to={`${editorPath(page)}?publish`} aria-label={say.publishOf(pageName(page))}>
                {say.publish}
              </Link>
            )}
          </li>
        ))}
      </ul>
      <Button className="button--small" onClick={takeBack}>
        {say.undoAll}
      </Button>
    </section>
  );
}
