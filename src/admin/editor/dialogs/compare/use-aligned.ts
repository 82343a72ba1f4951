import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import type { EditorChannel, PageEvent } from '#preview/editor-channel.ts';
import type { ComparedState } from './compared-state.ts';
import type { ChangeGroup } from './described-change.ts';
import { placesOf } from './where-in-frames.ts';

export type Side = 'before' | 'after';

type Channels = Readonly<Record<Side, RefObject<EditorChannel | undefined>>>;

/** How both frames are spoken to. */
export function useChannels(): Channels {
  const before = useRef<EditorChannel>(undefined);
  const after = useRef<EditorChannel>(undefined);
  return useMemo(() => ({ before, after }), []);
}

/** Where one of both is scrolled to, the other one goes as well. */
export function follow(message: PageEvent, from: Side, channels: Channels): void {
  if (message.type !== 'page/aligned') return;
  const { blockId, part } = message;
  channels[from === 'before' ? 'after' : 'before'].current?.send({ type: 'view/align', blockId, part });
}

interface Aligned {
  readonly before: ComparedState;
  readonly after: ComparedState;
  readonly groups: readonly ChangeGroup[];
  readonly lead: string | null;
}

/** Marks what differs in both frames and brings them to the block that leads. Answers what a frame calls each time that it shows. */
export function useAligned(
  channels: Channels,
  { before, after, groups, lead }: Aligned,
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
      const places = placesOf(lead, pages.current.before.state.document, pages.current.after.state.document);
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
      // Once for all: who is asked again says where it is, and would take the other one back there.
      for (const { current } of [channels.before, channels.after]) {
        current?.send({ type: 'view/in-step', on: true });
      }
      mark();
      const channel = channels[side].current;
      if (!channel || started.current.has(channel)) return;
      // What was chosen before the frame was there reached nobody; later ones are scrolled where one likes.
      started.current.add(channel);
      bring(side);
    },
    [channels, mark, bring],
  );
}
