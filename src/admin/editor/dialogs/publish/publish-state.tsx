import type { ApiPage } from '#api/schemas/page.ts';
import { pagePath } from '#content/address/site-paths.ts';
import { publishWords } from './publish-words.ts';

interface PublishStateProps {
  readonly facts: Omit<ApiPage, 'overview' | 'title'>;
  readonly isFirst: boolean;
  /** Undefined while the live version is being read. */
  readonly changes: number | undefined;
}

/** What publishing means for visitors of this page, as it is now. */
export function PublishState({ facts, isFirst, changes }: PublishStateProps) {
  const say = publishWords;
  const [title, note] = isFirst
    ? [say.first, say.firstHelp(pagePath(facts))]
    : changes === 0
      ? [say.same, say.sameHelp]
      : [changes === undefined ? '' : say.changes(changes), ''];
  const isOffline = !isFirst && !facts.published;
  return (
    <>
      <h3 className="publish__title">{title}</h3>
      {note && <p className="publish__note">{note}</p>}
      {facts.isHidden ? (
        <p className="publish__note">{say.hiddenHelp}</p>
      ) : (
        isOffline && <p className="publish__note">{say.offlineHelp}</p>
      )}
    </>
  );
}
