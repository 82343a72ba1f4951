import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { TokenChanges } from '#tokens/token-changes.ts';
import { Button } from '#ui/button/button.tsx';
import { messageOf } from '../../shared/error-message.ts';
import { Loading } from '../../shared/loading.tsx';
import { Notice } from '../../shared/notice.tsx';
import { words } from '../../words.ts';
import { equalValuesQuery } from './equal-values-query.ts';
import { equalValuesWords as say } from './equal-values-words.ts';
import { choosing, type FoundLink, groupsOf, linksIn } from './found-links.ts';
import { LinkGroupList } from './link-group.tsx';
import { FailedPages, LinkedPages } from './linking-outcome.tsx';
import { pageName, useLinking } from './use-linking.ts';
import '../../shared/bulk-bar.css';
import '../part/token-part.css';
import './equal-values.css';

interface EqualValuesSectionProps {
  /** The tokens as they are published: what content is compared with. */
  readonly published: TokenChanges;
  /** Some are set otherwise on this screen. */
  readonly isDrafted: boolean;
}

/** Colours of blocks that equal a token, by token, to be linked to it with one press. */
export function EqualValuesSection({ published, isDrafted }: EqualValuesSectionProps) {
  const heading = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const { pages, looked, isLooking, error, goOn } = useEqualPages();
  const linking = useLinking();
  const { progress } = linking;
  const [isAltering, setAltering] = useState(false);
  const [wanted, setWanted] = useState<readonly FoundLink[]>([]);
  const all = useMemo(() => linksIn(pages), [pages]);
  const altering = all.filter(({ link }) => link.alters !== null);
  const shown = isAltering ? all : all.filter(({ link }) => link.alters === null);
  const groups = groupsOf(shown);
  // What was linked, or went otherwise, is there no more; what is there is of today.
  const isWanted = new Set(wanted.map(({ key }) => key));
  const chosen = shown.filter(({ key }) => isWanted.has(key));
  const keys = new Set(chosen.map(({ key }) => key));
  const choose = (links: readonly FoundLink[], isChosen: boolean) => {
    const less = new Set(links.map(({ key }) => key));
    setWanted(isChosen ? choosing(chosen, ownEach(links)) : chosen.filter(({ key }) => !less.has(key)));
  };
  const link = async () => {
    await linking.link(chosen);
    // The button goes with what it was pressed for; whoever works with the keyboard goes on from here.
    title.current?.focus({ preventScroll: true });
  };
  const isEmpty = !isLooking && !error && all.length === 0;
  return (
    <section className="equal-values" aria-labelledby={heading} aria-busy={isLooking}>
      <h2 className="token-part__title" id={heading} ref={title} tabIndex={-1}>
        {say.title}
      </h2>
      <p className="token-help">{say.help}</p>
      <p className="token-help">{say.drafts}</p>
      {isDrafted && <p className="token-help">{say.published}</p>}
      <FailedPages failed={linking.failed} lookAgain={() => void linking.lookAgain()} />
      <LinkedPages done={linking.done} takeBack={() => void linking.takeBack(linking.done)} />
      {isLooking && <Loading text={looked ? say.looked(looked.pages, looked.total) : say.loading} />}
      {error && (
        <Notice title={looked ? say.goesOn : say.failed} text={messageOf(error)} alert>
          <Button onClick={goOn}>{words.tryAgain}</Button>
        </Notice>
      )}
      {isEmpty && <Notice title={say.none} text={say.noneHelp} />}
      {altering.length > 0 && (
        <label className="token-check">
          <input
            type="checkbox"
            checked={isAltering}
            onChange={(event) => setAltering(event.target.checked)}
          />
          {say.altering(altering.length)}
        </label>
      )}
      {!isLooking && !isAltering && all.length > 0 && shown.length === 0 && (
        <p className="token-help">{say.noneSame}</p>
      )}
      {groups.map((group) => (
        <LinkGroupList
          key={group.token}
          group={group}
          published={published}
          chosen={keys}
          isDisabled={progress !== undefined}
          onChosen={choose}
        />
      ))}
      {pages.map((page) =>
        page.more > 0 ? (
          <p key={page.id} className="token-help">
            {say.more(page.more, pageName(page))}
          </p>
        ) : null,
      )}
      {(chosen.length > 0 || progress) && (
        <section className="bulk-bar" aria-label={say.actions}>
          <span className="bulk-bar__count" role="status">
            {progress ? say.linking(progress.page, progress.of) : say.chosen(chosen.length)}
          </span>
          {!progress && <Button onClick={() => setWanted([])}>{say.clear}</Button>}
          <Button variant="primary" busy={progress !== undefined} onClick={() => void link()}>
            {say.link}
          </Button>
        </section>
      )}
    </section>
  );
}

/** One link for each value: of several sides of a setting that are the same, none is in two of them. */
function ownEach(links: readonly FoundLink[]): FoundLink[] {
  return links.reduce<FoundLink[]>((chosen, link) => choosing(chosen, [link]), []);
}

/** Looks through all pages, part after part, for as long as the section is open. */
function useEqualPages() {
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(equalValuesQuery);
  useEffect(() => {
    if (hasNextPage && !isFetching && !error) void fetchNextPage();
  }, [hasNextPage, isFetching, error, fetchNextPage]);
  const pages = useMemo(() => data?.pages.flatMap((part) => part.pages) ?? [], [data]);
  const looked = data && {
    pages: data.pages.reduce((sum, part) => sum + part.looked, 0),
    total: data.pages.at(-1)?.total ?? 0,
  };
  return {
    pages,
    looked,
    isLooking: !error && (isFetching || hasNextPage),
    error,
    goOn: () => void (data ? fetchNextPage() : refetch()),
  };
}
