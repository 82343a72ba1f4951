import { coalesce, type Edit } from '#document/edit.ts';
import type { LanguageChoice } from './language-link.ts';
import { previewLimits } from './limits.ts';
import { type EditorMessage, type PageMessage, type PreviewDocument, pageMessageSchema } from './messages.ts';
import { deliverNow, type MessageTarget, type MessageWindow, openPort } from './port.ts';

export type PreviewTheme = 'light' | 'dark' | 'system';

/** The page's messages about a person's actions in it; the channel deals with the rest. */
export type PageEvent = Exclude<PageMessage, { type: 'page/ready' | 'page/need-sync' | 'page/ack' }>;

export type EditorChannel = ReturnType<typeof openEditorChannel>;

/** All that a frame needs when it becomes ready, or has lost its place. */
export interface PreviewState {
  readonly document: PreviewDocument;
  readonly language: LanguageChoice;
  readonly theme: PreviewTheme;
}

interface Clock {
  /** Runs before the next frame is rendered. */
  readonly frame: (run: () => void) => void;
  readonly repeat: (run: () => void, ms: number) => () => void;
  /** Runs once; the answer calls it off. */
  readonly after: (run: () => void, ms: number) => () => void;
}

interface EditorChannelOptions {
  readonly self: MessageWindow;
  readonly frame: () => MessageTarget | null | undefined;
  readonly origin: string;
  readonly documentId: string;
  /** The version that is shown; left out, what is being edited. A frame that asks for another one gets nothing. */
  readonly versionId?: string;
  /** The current state of the page; read at every sync, so it always sends the latest. */
  readonly state: () => PreviewState;
  readonly receive?: (message: PageEvent) => void;
  readonly connected?: (connected: boolean) => void;
  /** The page has rendered what it was sent. */
  readonly rendered?: () => void;
  /** The page was sent something and has not rendered it in time: it hangs, or is gone. */
  readonly stalled?: () => void;
  readonly clock?: Clock;
}

const browserClock: Clock = {
  frame: (run) => {
    // A hidden tab renders no frames; the page must still get the last value.
    if (document.visibilityState === 'hidden') setTimeout(run, 0);
    else requestAnimationFrame(run);
  },
  repeat: (run, ms) => {
    const timer = setInterval(run, ms);
    return () => clearInterval(timer);
  },
  after: (run, ms) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/**
 * The editor's end of the preview: greets until the page is ready, then sends one full sync, then edits
 * gathered per animation frame. A page that reloads or has a gap gets a new sync.
 */
export function openEditorChannel(options: EditorChannelOptions) {
  const clock = options.clock ?? browserClock;
  let ready = false;
  let revision = 0;
  let acknowledged = 0;
  let waiting: Edit[] = [];
  let scheduled = false;
  let callOff: (() => void) | undefined;

  const port = openPort<PageMessage, EditorMessage>({
    self: options.self,
    peer: options.frame,
    origin: options.origin,
    incoming: pageMessageSchema,
    deliver: deliverNow,
    receive: ({ message, documentId, revision: rendered }) => {
      if (message.type === 'page/ready') {
        if (message.versionId === options.versionId) connect();
      } else if (documentId !== options.documentId) return;
      else if (message.type === 'page/need-sync') sync();
      else if (message.type === 'page/ack') acknowledge(rendered);
      else options.receive?.(message);
    },
  });

  const send = (message: EditorMessage) => port.send({ documentId: options.documentId, revision, message });

  function connect(): void {
    ready = true;
    stopExpecting();
    sync();
    options.connected?.(true);
  }

  function expectAck(): void {
    callOff ??= clock.after(() => {
      callOff = undefined;
      options.stalled?.();
    }, previewLimits.ackTimeout);
  }

  function stopExpecting(): void {
    callOff?.();
    callOff = undefined;
  }

  function acknowledge(rendered: number): void {
    acknowledged = rendered;
    stopExpecting();
    if (rendered < revision) expectAck();
    options.rendered?.();
  }

  /** Everything said before is part of the state that is sent now. */
  function sync(): void {
    waiting = [];
    revision += 1;
    send({ type: 'page/sync', ...options.state() });
    expectAck();
  }

  function flush(): void {
    if (!ready || waiting.length === 0) return;
    const edits = coalesce(waiting);
    waiting = [];
    revision += 1;
    send({ type: 'page/edit', edits });
    expectAck();
  }

  const stopGreeting = clock.repeat(() => {
    if (!ready) send({ type: 'editor/hello' });
  }, previewLimits.helloInterval);

  return {
    /**
     * Passes an edit that the editor's own page has already taken: at once, so that a letter is rendered in the frame
     * in which it was typed. What follows within that frame is gathered.
     */
    edit(edit: Edit): void {
      if (!ready) return;
      waiting.push(edit);
      if (scheduled) return;
      flush();
      scheduled = true;
      clock.frame(() => {
        scheduled = false;
        flush();
      });
    },
    /** Sends the whole page again: another document, or pictures that have become known. */
    resync(): void {
      if (ready) sync();
    },
    send(message: Exclude<EditorMessage, { type: 'page/sync' | 'page/edit' }>): void {
      if (!ready) return;
      flush();
      send(message);
    },
    /** To be called when the frame starts loading another document. */
    reset(): void {
      ready = false;
      waiting = [];
      stopExpecting();
      options.connected?.(false);
    },
    /** Whether the page has rendered all that there was to send. */
    get settled() {
      return ready && waiting.length === 0 && acknowledged === revision;
    },
    get acknowledged() {
      return acknowledged;
    },
    get revision() {
      return revision;
    },
    close(): void {
      stopGreeting();
      stopExpecting();
      port.close();
    },
  };
}
