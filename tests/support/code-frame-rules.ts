import { expect, vi } from 'vitest';
import { codeReady, codeShow } from '../../src/blocks/shared/code-messages.ts';

export const codeValues = { htmlContent: '<p>Hallo</p><script>1</script>', cssContent: 'p { color: red }' };

export function findFrame(root: Element) {
  const frame = root.querySelector('iframe');
  if (!frame?.contentWindow) throw new Error('There is no frame');
  const sent = vi.spyOn(frame.contentWindow, 'postMessage').mockImplementation(() => {});
  const say = (data: unknown, source: unknown = frame.contentWindow) => {
    const event = new MessageEvent('message', { data });
    Object.defineProperty(event, 'source', { value: source });
    dispatchEvent(event);
  };
  return { frame, sent, say };
}

/** Checks how code reaches its frame, whichever runtime hydrates the block. */
export async function expectCodeFrameRules(root: Element, change: (run: () => void) => Promise<void>) {
  const { frame, sent, say } = findFrame(root);
  expect(frame.getAttribute('src')).toBe('/frame/code');
  expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin');
  expect(frame.hasAttribute('credentialless')).toBe(true);
  await change(() => {
    say({ type: codeReady }, window);
    say({ type: codeReady }, null);
    say('nonsense');
    say(null);
  });
  expect(sent).not.toHaveBeenCalled();
  await change(() => say({ type: codeReady }));
  const { htmlContent: html, cssContent: css } = codeValues;
  expect(sent.mock.lastCall).toEqual([
    expect.objectContaining({ type: codeShow, html, css, scheme: 'light' }),
    '*',
  ]);
  document.documentElement.dataset.theme = 'dark';
  await vi.waitFor(() => expect(sent.mock.lastCall?.[0]).toMatchObject({ html, scheme: 'dark' }));
  delete document.documentElement.dataset.theme;
}
