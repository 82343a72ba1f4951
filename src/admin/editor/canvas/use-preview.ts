import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { batch } from '#document/edit.ts';
import { settingsOf } from '#document/page-document.ts';
import { openEditorChannel } from '#preview/editor-channel.ts';
import { createLanguageLink, type LanguageLink } from '#preview/language-link.ts';
import { previewLimits } from '#preview/limits.ts';
import type { PageMessage } from '#preview/messages.ts';
import { type EditorServices, useEditor, useThisPane } from '../services/editor-context.ts';
import type { Pane } from '../services/panes.ts';
import type { SettingsLevels } from '../services/settings-levels.ts';
import { frameSettings } from './frame-settings.ts';
import { useFrameDocument } from './use-frame-document.ts';

export type PreviewStatus = 'connecting' | 'connected' | 'silent';

type Channel = ReturnType<typeof openEditorChannel>;

/** Joins the frame to the draft: its edits, selection, language and theme go in, what a person does comes out. */
export function usePreview(
  frame: RefObject<HTMLIFrameElement | null>,
  levels: SettingsLevels,
  receive: (message: PageMessage) => void,
) {
  const services = useEditor();
  const pane = useThisPane();
  const [status, setStatus] = useState<PreviewStatus>('connecting');
  const channel = useRef<Channel | undefined>(undefined);
  const fromFrame = useRef<string | null>(null);
  const newest = useRef(levels);
  const state = useFrameDocument(useCallback((edited) => frameSettings(newest.current, edited), []));
  // The channel stays open for as long as the page is; it always calls the newest of both.
  const latest = useRef({ state, receive });
  useEffect(() => {
    latest.current = { state, receive };
  }, [state, receive]);
  useEffect(() => {
    newest.current = levels;
    if (channel.current) sendSettings(channel.current, services, levels);
  }, [levels, services]);

  useEffect(() => {
    const language = createLanguageLink({
      end: 'editor',
      language: pane.store.getState().language,
      send: (choice) => opened.send({ type: 'view/language', ...choice }),
      show: (chosen) => pane.store.setState({ language: chosen }),
    });
    const opened = openEditorChannel({
      self: window,
      frame: () => frame.current?.contentWindow,
      origin: window.location.origin,
      documentId: services.pageId,
      state: () => ({ ...latest.current.state(), language: language.current }),
      receive: (message) => {
        if (message.type === 'view/language') language.receive(message);
        if (message.type === 'block/select') fromFrame.current = message.blockId;
        latest.current.receive(message);
      },
      connected: (connected) => {
        setStatus(connected ? 'connected' : 'connecting');
        if (connected) sendSelection(opened, services, false);
      },
    });
    channel.current = opened;
    const stop = follow({
      services,
      pane,
      channel: opened,
      language,
      fromFrame,
      levels: () => newest.current,
    });
    return () => {
      stop();
      language.close();
      opened.close();
    };
  }, [services, pane, frame]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `state` is what asks for sending it
  useEffect(() => channel.current?.resync(), [state]);

  useEffect(() => {
    if (status !== 'connecting') return;
    const timer = setTimeout(() => setStatus('silent'), previewLimits.connectTimeout);
    return () => clearTimeout(timer);
  }, [status]);

  return { status, restart: () => channel.current?.reset() };
}

interface Followed {
  readonly services: EditorServices;
  readonly pane: Pane;
  readonly channel: Channel;
  readonly language: LanguageLink;
  /** The block that was selected in this frame itself. */
  readonly fromFrame: { current: string | null };
  /** What the page's own settings stand on. */
  readonly levels: () => SettingsLevels;
}

/** Passes on what changes in the editor, in the order in which it happens. */
function follow({ services, pane, channel, language, fromFrame, levels }: Followed): () => void {
  const { draft, view } = services;
  const stops = [
    draft.listen((edit) => {
      // Another document may have pictures that the frame knows nothing of.
      if (edit.type === 'page/put') return channel.resync();
      const parts = edit.type === 'batch' ? edit.edits : [edit];
      const blocks = parts.filter(({ type }) => type !== 'page/set-setting');
      if (blocks.length > 0) channel.edit(batch(blocks));
      // The frame knows one layout and one background, which levels below have a part in.
      if (blocks.length < parts.length) sendSettings(channel, services, levels());
    }),
    draft.store.subscribe((now, before) => {
      if (now.selection === before.selection) return;
      const chosenThere = now.selection.lead === fromFrame.current;
      fromFrame.current = null;
      // A new block is selected before its edit has been handed on: the edit has to go first.
      queueMicrotask(() => sendSelection(channel, services, !chosenThere));
    }),
    // What the frame's own switch chose is known there already, and not said again.
    pane.store.subscribe((now) => language.choose(now.language)),
    view.subscribe((now, before) => {
      if (now.theme !== before.theme) channel.send({ type: 'view/theme', theme: now.theme });
      if (now.hoveredId !== before.hoveredId) channel.send({ type: 'block/hover', blockId: now.hoveredId });
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

function sendSettings(channel: Channel, { draft }: EditorServices, levels: SettingsLevels): void {
  const edited = settingsOf(draft.store.getState().content);
  channel.send({ type: 'page/settings', ...frameSettings(levels, edited) });
}

function sendSelection(channel: Channel, { draft }: EditorServices, reveal: boolean): void {
  const { lead, ids } = draft.store.getState().selection;
  channel.send({ type: 'block/select', blockId: lead, blockIds: [...ids], reveal });
}
