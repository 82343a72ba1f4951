import { useQuery } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import type { Demo } from '#api/endpoints/starting-content.ts';
import { Button } from '#ui/button/button.tsx';
import { demoQuery } from '../data/starting-content.ts';
import { NotLoaded } from '../shared/not-loaded.tsx';
import { Notice } from '../shared/notice.tsx';
import { relativeTime } from '../shared/relative-time.ts';
import { words } from '../words.ts';
import { demoWords } from './starting-content-words.ts';
import { DemoPages } from './starting-pages.tsx';
import { useDemoChange } from './use-starting-content-change.ts';
import './starting-content.css';

const say = demoWords;

/** `/admin/demo`: what came with the product, and how to be rid of it. */
export function DemoScreen() {
  const { data, error, refetch } = useQuery(demoQuery);
  return (
    <div className="screen">
      <title>{`${say.title} · ${words.product}`}</title>
      <header className="screen__head">
        <h1 className="screen__title">{say.title}</h1>
      </header>
      {data && <DemoState demo={data} />}
      {!data && <NotLoaded error={error} loading={say.loading} failed={say.failed} again={refetch} />}
    </div>
  );
}

function DemoState({ demo: { pages, removal } }: { readonly demo: Demo }) {
  const change = useDemoChange();
  return (
    <>
      {removal && <Removed removal={removal} restore={change.restore} isPending={change.isPending} />}
      {pages.length > 0 && <DemoPages pages={pages} remove={change.remove} isPending={change.isPending} />}
      {pages.length === 0 && !removal && <Notice empty title={say.none} text={say.noneHelp} />}
    </>
  );
}

interface RemovedProps {
  readonly removal: NonNullable<Demo['removal']>;
  readonly restore: () => void;
  readonly isPending: boolean;
}

function Removed({ removal: { at, until, pages }, restore, isPending }: RemovedProps) {
  const lastDay = new Date(until).toLocaleDateString('en-GB', { day: 'numeric', month: 'long' });
  return (
    <Notice
      icon={<Sparkles />}
      title={say.removedTitle}
      text={say.removedText(pages, relativeTime(at), lastDay)}
    >
      <Button busy={isPending} onClick={restore}>
        {say.restore}
      </Button>
    </Notice>
  );
}
