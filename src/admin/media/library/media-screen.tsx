import { useQuery } from '@tanstack/react-query';
import { LayoutGrid, List, Tag, Tags, Trash2, X } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Media } from '#api/endpoints/media.ts';
import { Button } from '#ui/button/button.tsx';
import { mediaQuery } from '../../data/media.ts';
import { IconButton } from '../../shared/icon-button.tsx';
import type { MenuAnchor } from '../../shared/menu/menu-anchor.ts';
import { destinations } from '../../shared/navigation.ts';
import { NotLoaded } from '../../shared/not-loaded.tsx';
import { Notice } from '../../shared/notice.tsx';
import { Segments } from '../../shared/segments.tsx';
import { SelectButton } from '../../shared/selecting/select-button.tsx';
import { useFilterInAddress } from '../../shared/use-filter-in-address.ts';
import { useUploads } from '../../uploads/upload-queue.ts';
import { words } from '../../words.ts';
import { MediaDetail, type MediaDetailPart } from '../detail/media-detail.tsx';
import { ReplaceMedia } from '../detail/replace-media.tsx';
import { DropZone, UploadButton } from '../drop-zone.tsx';
import { libraryWords } from '../library-words.ts';
import {
  filterMedia,
  type MediaFilter,
  noMediaFilter,
  readMediaFilter,
  writeMediaFilter,
} from '../media-filter.ts';
import { mediaWords } from '../media-words.ts';
import { listTagsByUse } from '../tags/tag-choices.ts';
import { TagFiles } from '../tags/tag-files.tsx';
import { UploadList } from '../upload-list.tsx';
import { usePastedFiles } from '../use-pasted-files.ts';
import { VideoJobList } from '../video-job-list.tsx';
import { DeleteMedia } from './delete-media.tsx';
import { MediaGrid } from './media-grid.tsx';
import { MediaMenu } from './media-menu.tsx';
import { ColorFilter, MediaTools, OrderInput } from './media-tools.tsx';
import '../media.css';
import '../../shared/selecting/bulk-bar.css';

/** Views of the library. */
const mediaViews = ['grid', 'list'] as const;
type MediaView = (typeof mediaViews)[number];

const key = 'vitrine-media-view';

/** Stored in this browser. */
const view = createStore<{ readonly view: MediaView }>(() => ({ view: readView() }));

function useMediaView(): MediaView {
  return useStore(view, (state) => state.view);
}

function chooseMediaView(chosen: MediaView): void {
  view.setState({ view: chosen });
  try {
    localStorage.setItem(key, chosen);
  } catch {
    // Without storage, the library opens with the grid.
  }
}

function readView(): MediaView {
  try {
    return localStorage.getItem(key) === 'list' ? 'list' : 'grid';
  } catch {
    return 'grid';
  }
}

const filterInAddress = { read: readMediaFilter, write: writeMediaFilter };
const viewIcons = { grid: LayoutGrid, list: List };
const viewOptions = mediaViews.map((value) => ({
  value,
  label: libraryWords.views[value],
  icon: viewIcons[value],
}));
const nothing: ReadonlySet<string> = new Set();

/** `/admin/media`: all files. */
export function MediaScreen() {
  const { add, ...uploads } = useUploads();
  usePastedFiles(add);
  const { data, error, isFetching, refetch } = useQuery(mediaQuery);
  const [isSelecting, setSelecting] = useState(false);
  return (
    <DropZone onFiles={add}>
      <div className="screen">
        <title>{`${destinations.media.label} · ${words.product}`}</title>
        <header className="screen__head">
          <h1 className="screen__title">{destinations.media.label}</h1>
          {data && data.length > 0 && <SelectButton isSelecting={isSelecting} onSelecting={setSelecting} />}
          <UploadButton onFiles={add} isPrimary />
        </header>
        <UploadList {...uploads} />
        <VideoJobList />
        {data ? (
          <Library
            files={data}
            isCurrent={!isFetching}
            isSelecting={isSelecting}
            onSelecting={setSelecting}
          />
        ) : (
          <NotLoaded error={error} failed={mediaWords.failed} again={refetch} />
        )}
      </div>
    </DropZone>
  );
}

interface LibraryProps {
  readonly files: readonly Media[];
  /** False while newer data is loading. */
  readonly isCurrent: boolean;
  /** True if a tap selects, as on phones. */
  readonly isSelecting: boolean;
  readonly onSelecting: (on: boolean) => void;
}

function Library({ files, isCurrent, isSelecting, onSelecting }: LibraryProps) {
  const [filter, setFilter] = useFilterInAddress(filterInAddress);
  const [selected, setSelected] = useState(nothing);
  const view = useMediaView();
  const [doomed, setDoomed] = useState<readonly Media[]>([]);
  const [tagging, setTagging] = useState<'add' | 'remove'>();
  const { opened, open, close } = useOpenedFile(files, isCurrent);
  const [menu, setMenu] = useState<{ readonly media: Media; readonly at: MenuAnchor | HTMLElement }>();
  const [part, setPart] = useState<MediaDetailPart>();
  const [replaced, setReplaced] = useState<Media>();
  const clear = () => {
    setSelected(nothing);
    onSelecting(false);
  };
  const openAt = (id: string, at?: MediaDetailPart) => {
    setPart(at);
    open(id);
  };
  const shown = useMemo(() => filterMedia(files, filter), [files, filter]);
  // Actions apply to visible files only.
  const chosen = useMemo(() => shown.filter(({ id }) => selected.has(id)), [shown, selected]);
  return (
    <>
      {files.length === 0 ? (
        <Notice empty title={mediaWords.empty} text={mediaWords.emptyHelp} />
      ) : (
        <MediaTools files={files} filter={filter} setFilter={setFilter} />
      )}
      {files.length > 0 && <Found files={files} shown={shown} filter={filter} setFilter={setFilter} />}
      {shown.length > 0 && (
        <MediaGrid
          files={shown}
          selected={new Set(chosen.map(({ id }) => id))}
          onSelected={setSelected}
          onOpen={(id) => openAt(id)}
          onMenu={(media, at) => setMenu({ media, at })}
          isList={view === 'list'}
          isSelecting={isSelecting}
        />
      )}
      {chosen.length > 0 && (
        <div className="bulk-bar" role="toolbar" aria-label={libraryWords.selected(chosen.length)}>
          <span className="bulk-bar__count" role="status">
            {libraryWords.selected(chosen.length)}
          </span>
          <div className="bulk-bar__actions">
            <button type="button" className="bulk-bar__action" onClick={() => setTagging('add')}>
              <Tag aria-hidden="true" />
              {libraryWords.tags.addSome}
            </button>
            {chosen.some(({ tags = [] }) => tags.length > 0) && (
              <button type="button" className="bulk-bar__action" onClick={() => setTagging('remove')}>
                <Tags aria-hidden="true" />
                {libraryWords.tags.removeSome}
              </button>
            )}
            <button
              type="button"
              className="bulk-bar__action bulk-bar__action--danger"
              onClick={() => setDoomed(chosen)}
            >
              <Trash2 aria-hidden="true" />
              {words.delete}
            </button>
          </div>
          <IconButton icon={X} label={libraryWords.clear} shortcut="Esc" onPress={clear} />
        </div>
      )}
      {opened && (
        <MediaDetail
          key={opened.id}
          media={opened}
          part={part}
          onDelete={() => setDoomed([opened])}
          onClose={close}
        />
      )}
      {menu && (
        <MediaMenu
          {...menu}
          open={(at) => openAt(menu.media.id, at)}
          replace={() => setReplaced(menu.media)}
          remove={() => setDoomed([menu.media])}
          close={() => setMenu(undefined)}
        />
      )}
      {replaced && <ReplaceMedia media={replaced} close={() => setReplaced(undefined)} />}
      {tagging && (
        <TagFiles
          what={tagging}
          files={chosen}
          known={listTagsByUse(files).map(({ tag }) => tag)}
          close={() => setTagging(undefined)}
        />
      )}
      {doomed.length > 0 && (
        <DeleteMedia
          files={doomed}
          deleted={() => {
            clear();
            close();
          }}
          close={() => setDoomed([])}
        />
      )}
    </>
  );
}

interface FoundProps {
  readonly files: readonly Media[];
  readonly shown: readonly Media[];
  readonly filter: MediaFilter;
  readonly setFilter: (filter: MediaFilter) => void;
}

/** Shows the number of files, their order, and an empty state. */
function Found({ files, shown, filter, setFilter }: FoundProps) {
  const view = useMediaView();
  const isFiltered = writeMediaFilter({ ...filter, order: noMediaFilter.order }).size > 0;
  const clearFilter = () => setFilter({ ...noMediaFilter, order: filter.order });
  if (shown.length === 0) {
    return (
      <Notice empty title={libraryWords.nothingFound} text={libraryWords.nothingFoundHelp}>
        <Button onClick={clearFilter}>{libraryWords.showAll}</Button>
      </Notice>
    );
  }
  return (
    <div className="media-found">
      <span role="status">{libraryWords.files(shown.length)}</span>
      {isFiltered && (
        <Button variant="slim" onClick={clearFilter}>
          {libraryWords.showAll}
        </Button>
      )}
      <div className="media-found__tools">
        <ColorFilter files={files} filter={filter} setFilter={setFilter} />
        <OrderInput filter={filter} setFilter={setFilter} />
        <Segments label={libraryWords.view} options={viewOptions} value={view} onValue={chooseMediaView} />
      </div>
    </div>
  );
}

/**
 * Opens the file in the URL's fragment, so that it can be linked to and Back closes it. While `isCurrent` is
 * false, a missing file may still arrive with newer data.
 */
export function useOpenedFile(files: readonly Media[], isCurrent: boolean) {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const id = decodeURIComponent(hash.slice(1));
  const opened = files.find((file) => file.id === id);
  // The id of a file that no longer exists is removed from the URL.
  const isGone = id !== '' && opened === undefined && isCurrent;
  useEffect(() => {
    if (isGone) void navigate({ search, hash: '' }, { replace: true });
  }, [isGone, navigate, search]);
  return {
    opened,
    open: (file: string) => void navigate({ search, hash: file }),
    close: () => void navigate({ search: window.location.search, hash: '' }, { replace: true }),
  };
}
