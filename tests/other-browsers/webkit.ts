import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Key, Tab } from './tab.ts';

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keys: Readonly<Record<Key, string>> = {
  Escape: '\ue00c',
  End: '\ue010',
  Enter: '\ue007',
  ArrowUp: '\ue013',
  ArrowDown: '\ue015',
  Control: '\ue009',
  Alt: '\ue00a',
  l: 'l',
  z: 'z',
};
/** https://www.w3.org/TR/webdriver2/#elements */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

interface WebKit {
  /** Paths of `WebKitWebDriver` and of the MiniBrowser that comes with WebKitGTK. */
  readonly driver: string;
  readonly browser: string;
  readonly port: number;
}

/** Opens WebKit through WebDriver, with only the commands that the walk needs. */
export async function openWebkit({ driver, browser, port }: WebKit): Promise<Tab> {
  const process_ = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], { stdio: 'ignore' });
  const send = async (method: 'POST' | 'DELETE', path: string, body?: object): Promise<never> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    });
    const { value } = (await response.json()) as { value: { error?: string; message?: string } };
    if (!response.ok) throw new Error(`${path}: ${value.error} ${value.message}`);
    return value as never;
  };
  const capabilities = {
    alwaysMatch: { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } },
  };
  const { sessionId } = await retryUntilReady(
    () => send('POST', '/session', { capabilities }) as Promise<{ sessionId: string }>,
  );
  const session = `/session/${sessionId}`;
  const performActions = (type: 'key' | 'pointer', steps: readonly object[]) =>
    send('POST', `${session}/actions`, { actions: [{ type, id: type, actions: steps }] });
  const execute = (fn: unknown, args: unknown[]) =>
    send('POST', `${session}/execute/sync`, { script: `return (${String(fn)})(...arguments)`, args });
  const pressKeys = (values: readonly string[]) =>
    performActions(
      'key',
      values.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    );
  const performPointer = async (step: object) => void (await performActions('pointer', [step]));
  await send('POST', `${session}/window/rect`, { width: 1300, height: 1000 });
  return {
    goto: (url) => send('POST', `${session}/url`, { url }),
    run: (fn, ...args) => execute(fn, args),
    async press(find, ...args) {
      const element = (await execute(find, args)) as { [elementKey]?: string } | null;
      if (!element?.[elementKey]) throw new Error('There is nothing to press.');
      await performActions('pointer', [
        { type: 'pointerMove', origin: element, x: 0, y: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]);
    },
    type: (text) => pressKeys([...text]),
    async key(...names) {
      const down = names.map((name) => ({ type: 'keyDown', value: keys[name] }));
      await performActions('key', [
        ...down,
        ...down.toReversed().map((step) => ({ ...step, type: 'keyUp' })),
      ]);
    },
    mouse: {
      move: (x, y) =>
        performPointer({ type: 'pointerMove', origin: 'viewport', x: Math.round(x), y: Math.round(y) }),
      down: () => performPointer({ type: 'pointerDown', button: 0 }),
      up: () => performPointer({ type: 'pointerUp', button: 0 }),
    },
    async close() {
      await send('DELETE', session).catch(() => undefined);
      const ended = once(process_, 'exit');
      process_.kill();
      await ended;
    },
  };
}

/** Retries for 5 seconds, until the driver accepts connections. */
async function retryUntilReady<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let left = 50; ; left -= 1) {
    try {
      return await attempt();
    } catch (error) {
      if (left === 0 || !(error instanceof TypeError)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
