import { Check, Ellipsis } from 'lucide-react';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  Checkbox,
  GridList,
  GridListItem,
  Button as PressButton,
  type Selection,
} from 'react-aria-components';
import type { Media } from '#api/endpoints/media.ts';
import { isDeckType } from '#content/media/media-types.ts';
import { Button } from '#ui/button/button.tsx';
import { listenForMenu } from '../../shared/menu/listen-for-menu.ts';
import type { MenuAnchor } from '../../shared/menu/menu-anchor.ts';
import { formatRelativeTime } from '../../shared/relative-time.ts';
import { formatFileName } from '../format-file-name.ts';
import { libraryWords } from '../library-words.ts';
import { formatBytes, formatMediaFacts } from '../media-facts.ts';
import { getMediaGroup } from '../media-filter.ts';
import { MediaThumb } from '../media-thumb.tsx';
import { mediaWords } from '../media-words.ts';
import '../media.css';
import '../media-rows.css';

interface MediaGridProps {
  readonly files: readonly Media[];
  /** Absent if files can't be selected. */
  readonly selected?: ReadonlySet<string>;
  readonly onSelected?: (ids: ReadonlySet<string>) => void;
  /** Called on a click. Default: select. */
  readonly onOpen?: (id: string) => void;
  /** Opens the menu of a file; absent if files have none. */
  readonly onMenu?: OpenMediaMenu;
  /** True for a list with columns instead of a grid. */
  readonly isList?: boolean;
  /** True if a click selects instead of opening. */
  readonly isSelecting?: boolean;
  /** URL of the file that is chosen now. */
  readonly current?: string | undefined;
}

type OpenMediaMenu = (media: Media, at: MenuAnchor | HTMLElement) => void;

const none: ReadonlySet<string> = new Set();

/** Number of files that are rendered at first, and added when the end comes near. */
const step = 200;

/** A grid or list of files. Arrow keys move the focus, Enter opens, Space selects, Ctrl+A selects all. */
export function MediaGrid({
  files,
  selected = none,
  onSelected,
  onOpen,
  onMenu,
  isList = false,
  isSelecting = false,
  current,
}: MediaGridProps) {
  const { count, end, showMore } = useGrowing(files.length);
  const shown = files.slice(0, count);
  const select = (keys: Selection) => {
    // "all" includes the files that are not rendered yet.
    onSelected?.(keys === 'all' ? new Set(files.map(({ id }) => id)) : new Set([...keys].map(String)));
  };
  const list = useRef<HTMLDivElement>(null);
  const openMenu = useEffectEvent((target: Element, at: MenuAnchor) => {
    const id = target.closest<HTMLElement>('[data-key]')?.dataset.key;
    const media = files.find((file) => file.id === id);
    if (media) onMenu?.(media, at);
    return media !== undefined && onMenu !== undefined;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other view is another element
  useEffect(() => (list.current ? listenForMenu(list.current, openMenu, true) : undefined), [isList]);
  return (
    <>
      <GridList
        ref={list}
        key={isList ? 'list' : 'grid'}
        className={isList ? 'media-rows' : 'media-grid'}
        layout={isList ? 'stack' : 'grid'}
        aria-label={libraryWords.grid}
        items={shown}
        selectionMode={onSelected ? 'multiple' : 'none'}
        selectedKeys={selected}
        onSelectionChange={select}
        {...(onOpen && !isSelecting && { onAction: (key) => onOpen(String(key)) })}
        data-selecting={isSelecting || selected.size > 0 || undefined}
      >
        {(media) =>
          isList ? (
            <MediaRow media={media} onMenu={onMenu} />
          ) : (
            <Tile
              media={media}
              isSelectable={Boolean(onSelected)}
              isCurrent={media.url === current}
              onMenu={onMenu}
            />
          )
        }
      </GridList>
      {shown.length < files.length && (
        <div ref={end} className="media-grid__more">
          <Button onClick={showMore}>{libraryWords.more}</Button>
        </div>
      )}
    </>
  );
}

interface TileProps {
  readonly media: Media;
  readonly isSelectable: boolean;
  readonly isCurrent: boolean;
  readonly onMenu: OpenMediaMenu | undefined;
}

function Tile({ media, isSelectable, isCurrent, onMenu }: TileProps) {
  return (
    <GridListItem
      className="media-tile"
      id={media.id}
      textValue={isCurrent ? `${media.name}, ${mediaWords.current}` : media.name}
      data-current={isCurrent || undefined}
    >
      <span className="media-tile__frame">
        <MediaThumb media={media} />
        {isSelectable && <SelectionMark name={media.name} />}
      </span>
      <span className="media-tile__name" title={media.name}>
        {formatFileName(media.name)}
      </span>
      {onMenu && <MenuButton media={media} onMenu={onMenu} />}
      <span className="media-tile__facts">
        {isCurrent && (
          <span className="media-tile__kind media-tile__kind--current">{mediaWords.current}</span>
        )}
        {getMediaGroup(media) !== 'picture' && (
          <span className="media-tile__kind">
            {formatLength(media) ?? libraryWords.oneOf[getMediaGroup(media)]}
          </span>
        )}
        {formatMediaFacts(media)}
      </span>
      <span className="media-tile__facts">{mediaWords.usedOn(media)}</span>
    </GridListItem>
  );
}

/** A file in the list, with its facts in columns. */
function MediaRow({ media, onMenu }: Pick<TileProps, 'media' | 'onMenu'>) {
  const facts = {
    kind: formatLength(media) ?? libraryWords.oneOf[getMediaGroup(media)],
    size: isDeckType(media.mimeType) ? '' : libraryWords.facts.pixels(media.width, media.height),
    weight: formatBytes(media.size),
    uses: mediaWords.usedOn(media),
    added: formatRelativeTime(media.createdAt),
  };
  return (
    <GridListItem className="media-row" id={media.id} textValue={media.name}>
      <SelectionMark name={media.name} />
      <MediaThumb media={media} className="media-row__picture" />
      <span className="media-tile__name" title={media.name}>
        {formatFileName(media.name)}
      </span>
      {Object.entries(facts).map(([column, fact]) => (
        <span key={column} className={`media-row__fact media-row__fact--${column}`}>
          {fact}
        </span>
      ))}
      {onMenu && <MenuButton media={media} onMenu={onMenu} />}
    </GridListItem>
  );
}

function MenuButton({ media, onMenu }: { readonly media: Media; readonly onMenu: OpenMediaMenu }) {
  return (
    <PressButton
      className="media-tile__more"
      aria-label={libraryWords.menu(media.name)}
      aria-haspopup="menu"
      onPress={({ target }) => onMenu(media, target as HTMLElement)}
    >
      <Ellipsis aria-hidden="true" />
    </PressButton>
  );
}

function SelectionMark({ name }: { readonly name: string }) {
  return (
    <Checkbox slot="selection" className="media-tile__check" aria-label={libraryWords.select(name)}>
      <Check aria-hidden="true" />
    </Checkbox>
  );
}

/** Formats the duration, or the number of pages. */
function formatLength({ duration, pages }: Media): string | undefined {
  if (pages !== undefined) return libraryWords.facts.pagesOf(pages);
  return duration === undefined ? undefined : libraryWords.facts.seconds(duration);
}

/** Returns the number of files to render, which grows when the end of the list comes near. */
function useGrowing(all: number): {
  count: number;
  end: RefObject<HTMLDivElement | null>;
  showMore: () => void;
} {
  const [count, setCount] = useState(step);
  const end = useRef<HTMLDivElement>(null);
  const showMore = () => setCount((shown) => shown + step);
  const isWhole = count >= all;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each step the end is another one
  useEffect(() => {
    const element = end.current;
    if (!element || isWhole) return;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setCount((shown) => shown + step);
      },
      { rootMargin: '600px' },
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, [count, isWhole]);
  return { count, end, showMore };
}
