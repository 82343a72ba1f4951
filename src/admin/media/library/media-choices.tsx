import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import type { Media } from '#api/endpoints/media.ts';
import type { MediaKind } from '#content/media/media-types.ts';
import { Button } from '#ui/button/button.tsx';
import { mediaQuery } from '../../data/media.ts';
import { NotLoaded } from '../../shared/not-loaded.tsx';
import { Notice } from '../../shared/notice.tsx';
import { libraryWords } from '../library-words.ts';
import { isAcceptedMedia } from '../media-facts.ts';
import { filterMedia, groupsOf, noMediaFilter } from '../media-filter.ts';
import { mediaWords } from '../media-words.ts';
import type { Choosing } from './choosing.ts';
import { MediaGrid } from './media-grid.tsx';
import { ColorFilter, MediaTools, OrderInput } from './media-tools.tsx';

interface MediaChoicesProps {
  readonly accepts: MediaKind;
  readonly current: string | undefined;
  /** Upload for files that are not in the library yet. */
  readonly upload: ReactNode;
}

/** Files of the accepted kind, newest first, with the library's search and filters. */
export function MediaChoices(props: MediaChoicesProps & Choosing) {
  const { data, error, refetch } = useQuery(mediaQuery);
  const fitting = useMemo(
    () => data?.filter((media) => isAcceptedMedia(props.accepts, media)),
    [data, props.accepts],
  );
  if (fitting) return <Choices {...props} files={fitting} />;
  return <NotLoaded error={error} failed={mediaWords.failed} again={refetch} />;
}

function Choices({
  accepts,
  current,
  upload,
  files,
  ...choosing
}: MediaChoicesProps & Choosing & { readonly files: readonly Media[] }) {
  const [filter, setFilter] = useState(noMediaFilter);
  const shown = useMemo(() => filterMedia(files, filter), [files, filter]);
  if (files.length === 0) {
    return (
      <Notice empty title={mediaWords.empty} text={mediaWords.emptyHelp}>
        {upload}
      </Notice>
    );
  }
  return (
    <>
      <MediaTools files={files} groups={groupsOf[accepts]} filter={filter} setFilter={setFilter} />
      <div className="media-found">
        <span role="status">{libraryWords.files(shown.length)}</span>
        <div className="media-found__tools">
          <ColorFilter files={files} filter={filter} setFilter={setFilter} />
          <OrderInput filter={filter} setFilter={setFilter} />
          {upload}
        </div>
      </div>
      {shown.length === 0 ? (
        <Notice empty title={libraryWords.nothingFound} text={libraryWords.nothingFoundHelp}>
          <Button onClick={() => setFilter({ ...noMediaFilter, order: filter.order })}>
            {libraryWords.showAll}
          </Button>
        </Notice>
      ) : (
        <ChoiceGrid {...choosing} files={files} shown={shown} current={current} />
      )}
    </>
  );
}

interface ChoiceGridProps {
  readonly files: readonly Media[];
  readonly shown: readonly Media[];
  readonly current: string | undefined;
}

function ChoiceGrid({ files, shown, current, onOpen, chosen, onChosen }: ChoiceGridProps & Choosing) {
  const findFile = (id: string) => files.find((file) => file.id === id);
  if (onOpen) {
    const open = (id: string) => {
      const file = findFile(id);
      if (file) onOpen(file);
    };
    return <MediaGrid files={shown} current={current} onOpen={open} />;
  }
  const select = (ids: ReadonlySet<string>) => {
    // Files selected before keep their order, even if a filter hides them.
    const shownIds = new Set(shown.map(({ id }) => id));
    const kept = chosen.filter(({ id }) => ids.has(id) || !shownIds.has(id));
    const added = [...ids].filter((id) => kept.every((file) => file.id !== id)).map(findFile);
    onChosen([...kept, ...added.filter((file) => file !== undefined)]);
  };
  return <MediaGrid files={shown} selected={new Set(chosen.map(({ id }) => id))} onSelected={select} />;
}
