import { useQuery } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import type { StartingContentState } from '#api/endpoints/starting-content.ts';
import { Button } from '#ui/button/button.tsx';
import { startingContentQuery } from '../data/starting-content.ts';
import { NotLoaded } from '../shared/not-loaded.tsx';
import { Notice } from '../shared/notice.tsx';
import { formatRelativeTime } from '../shared/relative-time.ts';
import { words } from '../words.ts';
import { startingContentWords } from './starting-content-words.ts';
import { StartingPages } from './starting-pages.tsx';
import { useStartingContentChange } from './use-starting-content-change.ts';
import './starting-content.css';

const say = startingContentWords;

/** `/admin/starting-content`: the pages that the site began with, and their removal. */
export function StartingContentScreen() {
  const { data, error, refetch } = useQuery(startingContentQuery);
  return (
    <div className="screen">
      <title>{`${say.title} · ${words.product}`}</title>
      <header className="screen__head">
        <h1 className="screen__title">{say.title}</h1>
      </header>
      {data && <PagesAndRemoval state={data} />}
      {!data && <NotLoaded error={error} loading={say.loading} failed={say.failed} again={refetch} />}
    </div>
  );
}

function PagesAndRemoval({ state: { pages, removal } }: { readonly state: StartingContentState }) {
  const change = useStartingContentChange();
  return (
    <>
      {removal && <Removed removal={removal} restore={change.restore} isPending={change.isPending} />}
      {pages.length > 0 && (
        <StartingPages pages={pages} remove={change.remove} isPending={change.isPending} />
      )}
      {pages.length === 0 && !removal && <Notice empty title={say.none} text={say.noneHelp} />}
    </>
  );
}

interface RemovedProps {
  readonly removal: NonNullable<StartingContentState['removal']>;
  readonly restore: () => void;
  readonly isPending: boolean;
}

function Removed({ removal: { at, until, pages }, restore, isPending }: RemovedProps) {
  const lastDay = new Date(until).toLocaleDateString('en-GB', { day: 'numeric', month: 'long' });
  return (
    <Notice
      icon={<Sparkles />}
      title={say.removedTitle}
      text={say.removedText(pages, formatRelativeTime(at), lastDay)}
    >
      <Button busy={isPending} onClick={restore}>
        {say.restore}
      </Button>
    </Notice>
  );
}
