import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { StartingContentPage } from '#api/endpoints/starting-content.ts';
import { Button } from '#ui/button/button.tsx';
import { peopleQuery } from '../data/people.ts';
import { PageTitleText } from '../pages/page-title-text.tsx';
import { useRole } from '../session/api.ts';
import { resolvePersonName } from '../shared/person-name.ts';
import { startingContentWords } from './starting-content-words.ts';

interface StartingPagesProps {
  readonly pages: readonly StartingContentPage[];
  readonly remove: (changed: readonly string[]) => void;
  readonly isPending: boolean;
}

const say = startingContentWords;

/** Lists what a removal does with each page. Pages that were changed are chosen one by one. */
export function StartingPages({ pages, remove, isPending }: StartingPagesProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const isOwner = useRole('owner');
  const untouched = pages.filter(({ changedBy }) => changedBy === null);
  const changed = pages.filter(({ changedBy }) => changedBy !== null);
  const named = changed.filter(({ id }) => chosen.has(id));
  const going = [...untouched, ...named];
  const trashed = going.filter(({ becomes }) => becomes === 'trash').length;
  const choose = (id: string, isChosen: boolean) => {
    setChosen((before) => {
      const next = new Set(before);
      if (isChosen) next.add(id);
      else next.delete(id);
      return next;
    });
  };
  return (
    <>
      <p className="screen__lead">{say.lead}</p>
      <PagesThat title={say.goes} pages={untouched.filter(({ becomes }) => becomes === 'trash')} />
      <PagesThat title={say.empties} pages={untouched.filter(({ becomes }) => becomes === 'empty')} />
      {changed.length > 0 && (
        <fieldset className="starting-content__group">
          <legend className="starting-content__title">{say.changed}</legend>
          <ul className="starting-content__list">
            {changed.map((page) => (
              <ChangedPage
                key={page.id}
                page={page}
                isChosen={chosen.has(page.id)}
                choose={(isChosen) => choose(page.id, isChosen)}
              />
            ))}
          </ul>
        </fieldset>
      )}
      <p className="screen__lead">{isOwner ? say.studio : say.ownerOnly}</p>
      {isOwner && (
        <div className="screen__bar">
          <Button
            className="button--danger"
            disabled={isPending || going.length === 0}
            onClick={() => remove(named.map(({ id }) => id))}
          >
            {say.remove(trashed, going.length - trashed)}
          </Button>
        </div>
      )}
    </>
  );
}

interface PagesThatProps {
  readonly title: string;
  readonly pages: readonly StartingContentPage[];
}

function PagesThat({ title, pages }: PagesThatProps) {
  if (pages.length === 0) return null;
  return (
    <section className="starting-content__group">
      <h2 className="starting-content__title">{title}</h2>
      <ul className="starting-content__list">
        {pages.map((page) => (
          <li key={page.id} className="starting-content__page">
            <PageTitleText page={page} /> <span className="starting-content__fact">{page.path}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ChangedPageProps {
  readonly page: StartingContentPage;
  readonly isChosen: boolean;
  readonly choose: (isChosen: boolean) => void;
}

function ChangedPage({ page, isChosen, choose }: ChangedPageProps) {
  const { data: people } = useQuery(peopleQuery);
  return (
    <li className="starting-content__page">
      <label className="starting-content__choice">
        <input type="checkbox" checked={isChosen} onChange={(event) => choose(event.target.checked)} />
        <span>
          <PageTitleText page={page} /> <span className="starting-content__fact">{page.path}</span>{' '}
          <span className="starting-content__fact">
            {say.changedBy(resolvePersonName(people, page.changedBy ?? ''))}
          </span>
        </span>
      </label>
    </li>
  );
}
