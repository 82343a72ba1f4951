import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import type { PageMessage } from '#preview/messages.ts';
import type { VersionChannel } from '../version/version-frame.tsx';
import type { ComparedState } from './compared-state.ts';
import type { ChangeGroup } from './described-change.ts';
import { placesOf } from './where-in-frames.ts';

export type Side = 'before' | 'after';

type Channels = Readonly<Record<Side, RefObject<VersionChannel | undefined>>>;

/** How both frames are spoken to. */
export function useChannels(): Channels {
  const before = useRef<VersionChannel>(undefined);
  const after = useRef<VersionChannel>(undefined);
  return useMemo(() => ({ before, after }), []);
}

/** Where one of both is scrolled to, the other one goes as well. */
export function follow(message: PageMessage, from: Side, channels: Channels): void {
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

/** Marks what differs in both frames and brings them to the block that leads. Answers what a frame calls once it shows. */
export function useAligned(channels: Channels, { before, after, groups, lead }: Aligned): () => void {
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
  useEffect(() => {
    if (lead === null) return;
    const places = placesOf(lead, pages.current.before.state.document, pages.current.after.state.document);
    channels.before.current?.send({ type: 'view/align', ...places.before });
    channels.after.current?.send({ type: 'view/align', ...places.after });
  }, [channels, lead]);
  return useCallback(() => {
    // Once for all: who is asked again says where it is, and would take the other one back there.
    for (const side of [channels.before, channels.after]) {
      side.current?.send({ type: 'view/in-step', on: true });
    }
    mark();
  }, [channels, mark]);
}
