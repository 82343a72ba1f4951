import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DemoPage } from '#api/endpoints/starting-content.ts';
import { Button } from '#ui/button/button.tsx';
import { peopleQuery } from '../data/people.ts';
import { PageTitleText } from '../pages/page-title-text.tsx';
import { useRole } from '../session/api.ts';
import { nameIn } from '../shared/person-name.ts';
import { demoWords } from './starting-content-words.ts';

interface DemoPagesProps {
  readonly pages: readonly DemoPage[];
  readonly remove: (changed: readonly string[]) => void;
  readonly isPending: boolean;
}

const say = demoWords;

/** What becomes of each page of the demo; those that somebody has changed are chosen one by one. */
export function DemoPages({ pages, remove, isPending }: DemoPagesProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const isOwner = useRole('owner');
  const untouched = pages.filter(({ changedBy }) => changedBy === null);
  const changed = pages.filter(({ changedBy }) => changedBy !== null);
  const named = changed.filter(({ id }) => chosen.has(id)).map(({ id }) => id);
  const choose = (id: string, isChosen: boolean) => {
    setChosen((before) => {
      const next = new Set(before);
      if (isChosen) next.add(id);
      else next.delete(id);
      return next;
    });
  };
  const going = untouched.length + named.length;
  return (
    <>
      <p className="screen__lead">{say.lead}</p>
      <PagesThat title={say.goes} pages={untouched.filter(({ becomes }) => becomes === 'trash')} />
      <PagesThat title={say.empties} pages={untouched.filter(({ becomes }) => becomes === 'empty')} />
      {changed.length > 0 && (
        <fieldset className="demo__group">
          <legend className="demo__title">{say.changed}</legend>
          <ul className="demo__list">
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
        <Button variant="primary" disabled={isPending || going === 0} onClick={() => remove(named)}>
          {say.remove(going)}
        </Button>
      )}
    </>
  );
}

interface PagesThatProps {
  readonly title: string;
  readonly pages: readonly DemoPage[];
}

function PagesThat({ title, pages }: PagesThatProps) {
  if (pages.length === 0) return null;
  return (
    <section className="demo__group">
      <h2 className="demo__title">{title}</h2>
      <ul className="demo__list">
        {pages.map((page) => (
          <li key={page.id} className="demo__page">
            <PageTitleText page={page} /> <span className="demo__fact">{page.path}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ChangedPageProps {
  readonly page: DemoPage;
  readonly isChosen: boolean;
  readonly choose: (isChosen: boolean) => void;
}

function ChangedPage({ page, isChosen, choose }: ChangedPageProps) {
  const { data: people } = useQuery(peopleQuery);
  return (
    <li className="demo__page">
      <label className="demo__choice">
        <input type="checkbox" checked={isChosen} onChange={(event) => choose(event.target.checked)} />
        <span>
          <PageTitleText page={page} /> <span className="demo__fact">{page.path}</span>{' '}
          <span className="demo__fact">{say.changedBy(nameIn(people, page.changedBy ?? ''))}</span>
        </span>
      </label>
    </li>
  );
}
