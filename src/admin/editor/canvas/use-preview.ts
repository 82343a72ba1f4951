import { type RefObject, useEffect, useRef, useState } from 'react';
import { openEditorChannel } from '#preview/editor-channel.ts';
import { previewLimits } from '#preview/limits.ts';
import type { PageMessage } from '#preview/messages.ts';
import { type EditorServices, useEditor } from '../editor-context.ts';
import { useFrameDocument } from './use-frame-document.ts';

export type PreviewStatus = 'connecting' | 'connected' | 'silent';

type Channel = ReturnType<typeof openEditorChannel>;

/** Joins the frame to the draft: its edits, selection, language and theme go in, what a person does comes out. */
export function usePreview(
  frame: RefObject<HTMLIFrameElement | null>,
  receive: (message: PageMessage) => void,
) {
  const services = useEditor();
  const [status, setStatus] = useState<PreviewStatus>('connecting');
  const channel = useRef<Channel | undefined>(undefined);
  const fromFrame = useRef<string | null>(null);
  const state = useFrameDocument();
  // The channel stays open for as long as the page is; it always calls the newest of both.
  const latest = useRef({ state, receive });
  useEffect(() => {
    latest.current = { state, receive };
  }, [state, receive]);

  useEffect(() => {
    const opened = openEditorChannel({
      self: window,
      frame: () => frame.current?.contentWindow,
      origin: window.location.origin,
      documentId: services.pageId,
      state: () => latest.current.state(),
      receive: (message) => {
        if (message.type === 'block/select') fromFrame.current = message.blockId;
        latest.current.receive(message);
      },
      connected: (connected) => {
        setStatus(connected ? 'connected' : 'connecting');
        if (connected) sendSelection(opened, services, false);
      },
    });
    channel.current = opened;
    const stop = follow(services, opened, fromFrame);
    return () => {
      stop();
      opened.close();
    };
  }, [services, frame]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `state` is what asks for sending it
  useEffect(() => channel.current?.resync(), [state]);

  useEffect(() => {
    if (status !== 'connecting') return;
    const timer = setTimeout(() => setStatus('silent'), previewLimits.connectTimeout);
    return () => clearTimeout(timer);
  }, [status]);

  return { status, restart: () => channel.current?.reset() };
}

/** Passes on what changes in the editor, in the order in which it happens. */
function follow(
  services: EditorServices,
  channel: Channel,
  fromFrame: { current: string | null },
): () => void {
  const { draft, view } = services;
  const stops = [
    draft.listen((change) => {
      if (change.type === 'edit') channel.edit(change.edit);
      else channel.resync();
    }),
    draft.store.subscribe((now, before) => {
      if (now.selectedId === before.selectedId) return;
      const chosenThere = now.selectedId === fromFrame.current;
      fromFrame.current = null;
      // A new block is selected before its edit has been handed on: the edit has to go first.
      queueMicrotask(() => sendSelection(channel, services, !chosenThere));
    }),
    view.subscribe((now, before) => {
      if (now.language !== before.language) channel.send({ type: 'view/language', language: now.language });
      if (now.theme !== before.theme) channel.send({ type: 'view/theme', theme: now.theme });
      if (now.hoveredId !== before.hoveredId) channel.send({ type: 'block/hover', blockId: now.hoveredId });
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

function sendSelection(channel: Channel, { draft }: EditorServices, reveal: boolean): void {
  channel.send({ type: 'block/select', blockId: draft.store.getState().selectedId, reveal });
}
