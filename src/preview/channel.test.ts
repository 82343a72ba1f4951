import { describe, expect, it, vi } from 'vitest';
import { coalesce, type Edit } from '#document/edit.ts';
import { openEditorChannel, openPageChannel, wrapMessage } from './channel.ts';
import type { EditorMessage, PageMessage } from './messages.ts';

const origin = 'https://studio.example';

/** A window that delivers messages in the order of posting, when a test tells it to. */
class FakeWindow {
  readonly listeners = new Set<(event: MessageEvent) => void>();
  /** Messages that are not yet delivered. */
  readonly inbox: { data: unknown; source: unknown; origin: string }[] = [];
  sender: unknown;

  addEventListener(_type: 'message', listener: (event: MessageEvent) => void) {
    this.listeners.add(listener);
  }
  removeEventListener(_type: 'message', listener: (event: MessageEvent) => void) {
    this.listeners.delete(listener);
  }
  postMessage(data: unknown, target: string) {
    if (target === origin) this.inbox.push({ data: structuredClone(data), source: this.sender, origin });
  }
  deliver(event: { data: unknown; source: unknown; origin: string }) {
    for (const listener of this.listeners) listener(event as unknown as MessageEvent);
  }
}

const setText = (text: string): Edit => ({
  type: 'block/set-text',
  blockId: 'a',
  path: ['content'],
  language: 'nl',
  text,
});

function connect() {
  const editorWindow = new FakeWindow();
  const pageWindow = new FakeWindow();
  editorWindow.sender = pageWindow;
  pageWindow.sender = editorWindow;
  const frames: (() => void)[] = [];
  const atEditor: PageMessage[] = [];
  const atPage: EditorMessage[] = [];
  let title = 'first';
  let greet = () => {};
  let late: (() => void) | undefined;
  const stalled = vi.fn();

  const editor = openEditorChannel({
    self: editorWindow,
    frame: () => pageWindow,
    origin,
    documentId: 'page-1',
    state: () => ({
      document: {
        title,
        overview: [],
        globalLayout: null,
        layoutSettings: null,
        backgroundSettings: null,
        dynamicBackgroundSettings: null,
        media: {},
      },
      language: { language: 'nl', chosenAt: 0, chosenBy: 'editor' },
      theme: 'system',
    }),
    receive: (message) => atEditor.push(message),
    connected: vi.fn(),
    stalled,
    clock: {
      after: (run) => {
        late = run;
        return () => {
          if (late === run) late = undefined;
        };
      },
      frame: (run) => frames.push(run),
      repeat: (run) => {
        greet = run;
        return () => {};
      },
    },
  });
  const openPage = (documentId: string | undefined = 'page-1') =>
    openPageChannel({
      self: pageWindow,
      editor: editorWindow,
      origin,
      documentId,
      receive: (message) => atPage.push(message),
    });
  return {
    editor,
    openPage,
    atEditor,
    atPage,
    editorWindow,
    pageWindow,
    rename: (next: string) => {
      title = next;
    },
    greet: () => greet(),
    stalled,
    /** True while the editor waits for an answer. */
    get awaits() {
      return late !== undefined;
    },
    passTime: () => {
      const run = late;
      late = undefined;
      run?.();
    },
    renderFrame: () => {
      for (const run of frames.splice(0)) run();
    },
    /** Delivers until the queues are empty. */
    settle: () => {
      while (editorWindow.inbox.length + pageWindow.inbox.length > 0) {
        for (const window of [editorWindow, pageWindow]) {
          const event = window.inbox.shift();
          if (event) window.deliver(event);
        }
      }
    },
  };
}

describe('the preview channel', () => {
  it('completes the handshake with a page that is already open, and syncs it once', () => {
    const link = connect();
    link.openPage();
    link.pageWindow.inbox.splice(0);
    link.editorWindow.inbox.splice(0);
    link.greet();
    link.settle();
    expect(link.atPage.map(({ type }) => type)).toEqual(['page/sync']);
  });

  it('sends the latest state to a page that becomes ready late', () => {
    const link = connect();
    link.editor.edit(setText('typed before anybody listened'));
    link.rename('second');
    link.openPage();
    link.settle();
    link.renderFrame();
    link.settle();
    expect(link.atPage).toHaveLength(1);
    expect(link.atPage[0]).toMatchObject({ type: 'page/sync', document: { title: 'second' } });
  });

  it('sends an edit immediately, combines later edits of the same frame and always delivers the last value', () => {
    const link = connect();
    const page = link.openPage();
    link.settle();
    for (const text of ['a', 'ab', 'abc']) link.editor.edit(setText(text));
    link.settle();
    expect(link.atPage.slice(1)).toEqual([{ type: 'page/edit', edits: [setText('a')] }]);
    link.renderFrame();
    link.settle();
    expect(link.atPage.slice(2)).toEqual([{ type: 'page/edit', edits: [setText('abc')] }]);
    page.rendered();
    link.settle();
    expect(link.editor.settled).toBe(true);
  });

  it('keeps the order of edits and other messages', () => {
    const link = connect();
    link.openPage();
    link.settle();
    link.editor.edit(setText('new'));
    link.editor.send({ type: 'block/select', blockId: 'a', blockIds: ['a'], reveal: true, turn: 0 });
    link.settle();
    expect(link.atPage.map(({ type }) => type)).toEqual(['page/sync', 'page/edit', 'block/select']);
  });

  it('syncs the whole page again if it missed an edit', () => {
    const link = connect();
    link.openPage();
    link.settle();
    link.editor.edit(setText('lost on the way'));
    link.renderFrame();
    link.pageWindow.inbox.splice(0);
    link.rename('after the gap');
    link.editor.edit(setText('next'));
    link.renderFrame();
    link.settle();
    expect(link.atPage.at(-1)).toMatchObject({ type: 'page/sync', document: { title: 'after the gap' } });
    expect(link.atPage.filter(({ type }) => type === 'page/edit')).toEqual([]);
  });

  it('syncs the whole page again after the frame is reloaded', () => {
    const link = connect();
    const first = link.openPage();
    link.settle();
    first.close();
    link.editor.reset();
    link.openPage();
    link.settle();
    expect(link.atPage.map(({ type }) => type)).toEqual(['page/sync', 'page/sync']);
  });

  it('reports a page as stalled if it does not confirm an edit in time', () => {
    const link = connect();
    const page = link.openPage();
    link.settle();
    page.rendered();
    link.settle();
    expect(link.awaits).toBe(false);
    link.editor.edit(setText('a'));
    link.settle();
    page.rendered();
    link.settle();
    expect(link.awaits).toBe(false);
    link.renderFrame();
    link.editor.edit(setText('b'));
    link.settle();
    expect(link.awaits).toBe(true);
    link.passTime();
    expect(link.stalled).toHaveBeenCalledOnce();
    // For another document, the timeout starts with that document's first page.
    link.editor.reset();
    expect(link.awaits).toBe(false);
  });

  it('accepts edits after the first sync, even if the server did not set a document id', () => {
    const link = connect();
    link.openPage(undefined);
    link.settle();
    link.editor.edit(setText('draft'));
    link.renderFrame();
    link.settle();
    expect(link.atPage.map(({ type }) => type)).toEqual(['page/sync', 'page/edit']);
  });

  it.each([
    ['another origin', { origin: 'https://studio.example.evil.com' }],
    ['another window', { source: {} }],
    ['something that is no message of ours', { data: { type: 'page/sync' } }],
    [
      'an unknown message',
      { data: wrapMessage({ documentId: 'page-1', revision: 9, message: { type: 'page/format' } }) },
    ],
    [
      'another page',
      { data: wrapMessage({ documentId: 'page-2', revision: 2, message: { type: 'page/edit', edits: [] } }) },
    ],
  ])('ignores %s', (_what, change) => {
    const link = connect();
    link.openPage();
    link.settle();
    const edit = wrapMessage({
      documentId: 'page-1',
      revision: 2,
      message: { type: 'page/edit', edits: [] },
    });
    link.pageWindow.deliver({ data: edit, origin, source: link.editorWindow, ...change });
    expect(link.atPage.map(({ type }) => type)).toEqual(['page/sync']);
  });
});

it('a message with an unknown language is passed on, so that the receiver can warn about it', () => {
  const link = connect();
  link.openPage();
  link.settle();
  const message = { type: 'view/language', language: 'fr', chosenAt: 1, chosenBy: 'page' };
  const data = wrapMessage({ documentId: 'page-1', revision: 1, message });
  link.editorWindow.deliver({ data, origin, source: link.pageWindow });
  expect(link.atEditor).toContainEqual(message);
});

describe('coalesce', () => {
  it('drops only values that are replaced directly by a later one', () => {
    const move: Edit = { type: 'block/move', blockId: 'a', at: { parent: null, slot: [], index: 0 } };
    const set = (value: number): Edit => ({ type: 'block/set', blockId: 'a', path: ['gap'], value });
    expect(coalesce([set(1), set(2), move, set(3), setText('x'), setText('y')])).toEqual([
      set(2),
      move,
      set(3),
      setText('y'),
    ]);
  });
});
