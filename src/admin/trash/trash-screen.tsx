import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { TrashedPage } from '#api/endpoints/trash.ts';
import { Button } from '#ui/button/button.tsx';
import { peopleQuery } from '../data/people.ts';
import { trashQuery } from '../data/trash.ts';
import { messageOf } from '../shared/error-message.ts';
import { Loading } from '../shared/loading.tsx';
import { Notice } from '../shared/notice.tsx';
import { words } from '../words.ts';
import { EmptyTrash } from './delete-for-good.tsx';
import { TrashLine } from './trash-line.tsx';
import { trashWords } from './trash-words.ts';
import './trash.css';

const say = trashWords;

/** `/admin/trash`: deleted pages, the latest first. */
export function TrashScreen() {
  const { data, error, refetch } = useQuery(trashQuery);
  const [isEmptying, setEmptying] = useState(false);
  return (
    <div className="screen">
      <title>{`${words.nav.trash} · ${words.product}`}</title>
      <header className="screen__head">
        <h1 className="screen__title">{words.nav.trash}</h1>
        {data && data.length > 0 && <Button onClick={() => setEmptying(true)}>{say.emptyAll}</Button>}
      </header>
      {data && <Trash pages={data} />}
      {!data && !error && <Loading text={say.loading} />}
      {!data && error && (
        <Notice title={say.failed} text={messageOf(error)} alert>
          <Button onClick={() => void refetch()}>{words.tryAgain}</Button>
        </Notice>
      )}
      {isEmptying && <EmptyTrash pages={data?.length ?? 0} close={() => setEmptying(false)} />}
    </div>
  );
}

function Trash({ pages }: { readonly pages: readonly TrashedPage[] }) {
  const { data: people } = useQuery(peopleQuery);
  if (pages.length === 0) return <Notice icon={<Trash2 />} title={say.empty} text={say.emptyHelp} />;
  return (
    <>
      <p className="trash__lead">{say.lead}</p>
      <table className="trash">
        <thead>
          <tr>
            <th scope="col">{say.columns.page}</th>
            <th scope="col">{say.columns.deleted}</th>
            <th scope="col">{say.columns.goes}</th>
            <th scope="col">
              <span className="visually-hidden">{say.columns.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {pages.map((page) => (
            <TrashLine key={page.id} page={page} people={people} />
          ))}
        </tbody>
      </table>
    </>
  );
}
