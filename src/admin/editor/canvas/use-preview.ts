import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { combineEdits, splitBatch } from '#document/edit.ts';
import { pickSettings } from '#document/page-document.ts';
import type { EditorChannel } from '#preview/channel.ts';
import { createLanguageLink, type LanguageChoice, type LanguageLink } from '#preview/language-link.ts';
import { previewLimits } from '#preview/limits.ts';
import type { SettingsLevels } from '../../page-settings/frame-settings.ts';
import { resolveFrameSettings } from '../../page-settings/frame-settings.ts';
import { useFrameChannel } from '../../site-frame/use-frame-channel.ts';
import { type EditorServices, useEditor, useOwnPane } from '../services/editor-context.ts';
import type { Pane } from '../services/panes.ts';
import { readScrollPosition } from '../services/scroll-position.ts';
import { isSideBySide } from '../services/side-by-side.ts';
import type { SectionSurroundings } from '../services/surroundings.ts';
import { type FrameCallbacks, receiveFromPage } from './receive-from-page.ts';
import { useFrameDocument } from './use-frame-document.ts';

export type PreviewStatus = 'connecting' | 'connected' | 'silent';

/**
 * Connects the frame to the draft: edits, selection, language and theme are sent to it, and actions in the
 * page are received.
 */
export function usePreview(
  frame: RefObject<HTMLIFrameElement | null>,
  levels: SettingsLevels,
  around: FrameCallbacks,
  surroundings?: SectionSurroundings,
) {
  const services = useEditor();
  const pane = useOwnPane();
  const [status, setStatus] = useState<PreviewStatus>('connecting');
  const [round, setRound] = useState(0);
  const failures = useRef(0);
  const wasConnected = useRef(false);
  const fromFrame = useRef<string | null>(null);
  const turn = useRef(0);
  const newest = useRef(levels);
  const language = useLanguageLink(services, pane, (choice) =>
    channel.current?.send({ type: 'view/language', ...choice }),
  );
  const whole = useFrameDocument(
    useCallback((edited) => resolveFrameSettings(newest.current, edited), []),
    surroundings,
  );
  const channel = useFrameChannel({
    frame,
    documentId: services.pageId,
    state: useCallback(() => ({ ...whole(), language: language.current }), [whole, language]),
    receive: (message) => {
      if (message.type === 'view/language') return language.receive(message);
      if (message.type === 'block/select') {
        fromFrame.current = message.blockId;
        turn.current = message.turn;
      }
      receiveFromPage(message, { ...around, services, pane });
      if (message.type === 'page/edit') channel.current?.send({ type: 'text/taken' });
    },
    rendered: () => {
      failures.current = 0;
    },
    connected: (connected) => {
      setStatus(connected ? 'connected' : 'connecting');
      // A reload loses the caret.
      services.writing.show(pane.id, null);
      if (!connected || !channel.current) return;
      sendViewState(channel.current, services, pane, { isFirst: !wasConnected.current, turn: turn.current });
      wasConnected.current = true;
    },
    // A frame that hangs is replaced by a new one, which gets the whole page. After a few replacements a person has
    // to reload it.
    stalled: () => {
      channel.current?.reset();
      failures.current += 1;
      if (failures.current > previewLimits.replacements) setStatus('silent');
      else setRound((before) => before + 1);
    },
  });
  useEffect(() => {
    newest.current = levels;
    if (channel.current) sendSettings(channel.current, services, levels);
  }, [levels, services, channel]);
  useEffect(() => {
    if (!channel.current) return;
    const { send } = channel.current;
    const disconnect = services.writing.connect(pane.id, send);
    const stop = follow({
      services,
      pane,
      channel: channel.current,
      language,
      fromFrame,
      turn,
      levels: () => newest.current,
    });
    return () => {
      stop();
      disconnect();
    };
  }, [services, pane, language, channel]);

  useEffect(() => {
    if (status !== 'connecting') return;
    const timer = setTimeout(() => setStatus('silent'), previewLimits.connectTimeout);
    return () => clearTimeout(timer);
  }, [status]);

  return {
    status,
    /** Counts the frames that replaced one that hung. */
    round,
    restart: () => channel.current?.reset(),
    resend: () => channel.current?.resync(),
  };
}

function useLanguageLink(
  services: EditorServices,
  pane: Pane,
  send: (choice: LanguageChoice) => void,
): LanguageLink {
  const latest = useRef(send);
  latest.current = send;
  const link = useMemo(() => {
    const made: LanguageLink = createLanguageLink({
      end: 'editor',
      language: pane.store.getState().language,
      send: (choice) => latest.current(choice),
      show: (chosen) => {
        if (!isSideBySide(services.panes)) return pane.store.setState({ language: chosen });
        // Side by side each frame keeps its language: choosing the other one activates the other frame.
        services.panes.showLanguage(chosen);
        made.choose(pane.store.getState().language);
      },
    });
    return made;
  }, [services, pane]);
  useEffect(() => link.close, [link]);
  return link;
}

/**
 * Sends a page that has just loaded its scroll position, the selection and the other members. The document is
 * sent apart.
 */
function sendViewState(
  channel: EditorChannel,
  services: EditorServices,
  pane: Pane,
  { isFirst, turn }: { readonly isFirst: boolean; readonly turn: number },
): void {
  // A second frame scrolls to the position of the first.
  const isBeside = isSideBySide(services.panes) && !isActive(services, pane);
  const y = isBeside ? 0 : readScrollPosition(services.pageId, pane.id);
  if (y > 0) channel.send({ type: 'page/scroll', y });
  // A block that was selected before the page was loaded, such as by a link, is scrolled into view now.
  const isRevealed = isFirst && !isSideBySide(services.panes) && isActive(services, pane);
  sendSelection(channel, services, isRevealed, turn);
  sendPeople(channel, services);
  if (services.revealing.store.getState().target) sendReveal(channel, services, pane);
  if (!isSideBySide(services.panes)) return;
  for (const one of services.panes.store.getState().panes) one.store.setState({ stepsWanted: {} });
}

interface FollowOptions {
  readonly services: EditorServices;
  readonly pane: Pane;
  readonly channel: EditorChannel;
  readonly language: LanguageLink;
  /** The block that was selected in this frame itself. */
  readonly fromFrame: { current: string | null };
  /** Number of the last selection reported by this frame. */
  readonly turn: { readonly current: number };
  /** Levels that the page's settings inherit from. */
  readonly levels: () => SettingsLevels;
}

/** Sends changes of the editor to the frame, in their order. Returns a function that stops it. */
function follow({ services, pane, channel, language, fromFrame, turn, levels }: FollowOptions): () => void {
  const { draft, view } = services;
  const stops = [
    draft.listen((edit) => {
      // Another document may have media that the frame lacks.
      if (edit.type === 'page/put') return channel.resync();
      // The frame does not show the translation records.
      const shown = splitBatch(edit).filter(({ type }) => type !== 'translations/put');
      const blocks = shown.filter(({ type }) => type !== 'page/set-setting');
      if (blocks.length > 0) channel.edit(combineEdits(blocks));
      // The frame has one layout and one background, which are merged from all levels.
      if (blocks.length < shown.length) sendSettings(channel, services, levels());
    }),
    draft.store.subscribe((now, before) => {
      if (now.selection === before.selection) return;
      const chosenThere = now.selection.lead === fromFrame.current;
      fromFrame.current = null;
      // A new block is selected before its edit was sent: the edit must be sent first.
      queueMicrotask(() =>
        sendSelection(channel, services, !chosenThere && isActive(services, pane), turn.current),
      );
    }),
    services.revealing.store.subscribe(() => sendReveal(channel, services, pane)),
    services.presence.subscribe((now, before) => {
      if (now.people !== before.people) sendPeople(channel, services);
    }),
    // A language that was chosen in the frame itself is not sent back.
    pane.store.subscribe((now) => language.choose(now.language)),
    pane.store.subscribe((now, before) => {
      if (now.alignedTo && now.alignedTo !== before.alignedTo) {
        channel.send({ type: 'view/align', ...now.alignedTo });
      }
      if (now.stepsWanted !== before.stepsWanted) sendIsFollowed(channel, services);
    }),
    services.panes.store.subscribe((now, before) => {
      if (now.panes.length !== before.panes.length) sendIsFollowed(channel, services);
    }),
    view.subscribe((now, before) => {
      if (now.theme !== before.theme) channel.send({ type: 'view/theme', theme: now.theme });
      if (now.hoveredId !== before.hoveredId) channel.send({ type: 'block/hover', blockId: now.hoveredId });
      if (now.dragged !== before.dragged) channel.send({ type: 'block/drag', blockIds: [...now.dragged] });
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

function sendReveal(channel: EditorChannel, services: EditorServices, pane: Pane): void {
  const { target } = services.revealing.store.getState();
  const wanted = target ? { blockId: target.blockId, path: [...target.path] } : null;
  channel.send({ type: 'block/reveal', target: wanted, scrolls: isActive(services, pane) });
}

function sendPeople(channel: EditorChannel, { presence }: EditorServices): void {
  const people = presence
    .getState()
    .people.map(({ name, hue, blockIds }) => ({ name, hue, blockIds: [...blockIds] }));
  channel.send({ type: 'view/people', people });
}

function sendSettings(channel: EditorChannel, { draft }: EditorServices, levels: SettingsLevels): void {
  const edited = pickSettings(draft.store.getState().content);
  channel.send({ type: 'page/settings', ...resolveFrameSettings(levels, edited) });
}

/**
 * True for the active frame: only it scrolls the selection into view, and the others follow its scroll
 * position.
 */
function isActive({ panes }: EditorServices, { id }: Pane): boolean {
  return panes.active().id === id;
}

/** Asks a frame for its scroll position only while another one follows it. */
function sendIsFollowed(channel: EditorChannel, { panes }: EditorServices): void {
  channel.send({ type: 'view/in-step', on: isSideBySide(panes) });
}

function sendSelection(
  channel: EditorChannel,
  { draft }: EditorServices,
  reveal: boolean,
  turn: number,
): void {
  const { lead, ids } = draft.store.getState().selection;
  channel.send({ type: 'block/select', blockId: lead, blockIds: [...ids], reveal, turn });
}
