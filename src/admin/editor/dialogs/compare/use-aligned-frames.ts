import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import { blockDefinitions } from '#blocks/definitions.ts';
import { walkBlocks } from '#content/block/slots.ts';
import type { PageContent } from '#content/page/page.ts';
import type { EditorChannel, PageEvent } from '#preview/channel.ts';
import type { ComparedState } from './compared-state.ts';
import type { ChangeGroup } from './described-change.ts';

export type Side = 'before' | 'after';

type Channels = Readonly<Record<Side, RefObject<EditorChannel | undefined>>>;

/** Channels to both frames. */
export function useChannels(): Channels {
  const before = useRef<EditorChannel>(undefined);
  const after = useRef<EditorChannel>(undefined);
  return useMemo(() => ({ before, after }), []);
}

/** Scrolls the other frame to the position of this one. */
export function follow(message: PageEvent, from: Side, channels: Channels): void {
  if (message.type !== 'page/aligned') return;
  const { blockId, part } = message;
  channels[from === 'before' ? 'after' : 'before'].current?.send({ type: 'view/align', blockId, part });
}

interface AlignedVersions {
  readonly before: ComparedState;
  readonly after: ComparedState;
  readonly groups: readonly ChangeGroup[];
  readonly lead: string | null;
}

/**
 * Highlights the changes in both frames and scrolls to the leading block. Returns a callback for each time
 * that a frame has rendered.
 */
export function useAlignedFrames(
  channels: Channels,
  { before, after, groups, lead }: AlignedVersions,
): (side: Side) => void {
  const mark = useCallback(() => {
    const blocks = groups.flatMap(({ blockId, mark: change }) =>
      blockId === null ? [] : [{ blockId, change }],
    );
    for (const side of [channels.before, channels.after]) {
      side.current?.send({ type: 'view/changes', blocks, lead });
    }
  }, [channels, groups, lead]);
  useEffect(mark, [mark]);
  const pages = useRef({ before, after });
  useEffect(() => {
    pages.current = { before, after };
  });
  const bring = useCallback(
    (side: Side) => {
      if (lead === null) return;
      const places = locateInVersions(
        lead,
        pages.current.before.state.document,
        pages.current.after.state.document,
      );
      channels[side].current?.send({ type: 'view/align', ...places[side] });
    },
    [channels, lead],
  );
  useEffect(() => {
    bring('before');
    bring('after');
  }, [bring]);
  const started = useRef(new WeakSet<EditorChannel>());
  return useCallback(
    (side) => {
      // Once per lead: a frame that is asked again reports its position, and would scroll the other one back.
      for (const { current } of [channels.before, channels.after]) {
        current?.send({ type: 'view/in-step', on: true });
      }
      mark();
      const channel = channels[side].current;
      if (!channel || started.current.has(channel)) return;
      // Selections from before the frame was loaded were not received. Later scroll positions are the reader's
      // choice.
      started.current.add(channel);
      bring(side);
    },
    [channels, mark, bring],
  );
}

interface Place {
  readonly blockId: string | null;
  readonly part: number;
}

/** Positions of a block in both states of a page. A state without it uses the block before it. */
export function locateInVersions(
  blockId: string,
  before: Pick<PageContent, 'overview'>,
  after: Pick<PageContent, 'overview'>,
): { readonly before: Place; readonly after: Place } {
  const [old, now] = [listIds(before), listIds(after)];
  return { before: placeIn(blockId, old, now), after: placeIn(blockId, now, old) };
}

function placeIn(blockId: string, ids: readonly string[], others: readonly string[]): Place {
  if (ids.includes(blockId)) return { blockId, part: 0 };
  const behind = others.slice(0, Math.max(0, others.indexOf(blockId)));
  const known = new Set(ids);
  const anchor = behind.findLast((id) => known.has(id));
  return anchor === undefined ? { blockId: null, part: 0 } : { blockId: anchor, part: 1 };
}

function listIds({ overview }: Pick<PageContent, 'overview'>): readonly string[] {
  return [...walkBlocks(blockDefinitions, overview)].map(({ block }) => block.id);
}
