// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ControllerIsland } from './controller-island.tsx';
import type { IslandAssets } from './island-assets.ts';
import type { HydrateMarkup } from './island-controller.ts';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

interface Options {
  readonly words?: string | undefined;
}

/** Creates a controller that records its calls. */
function watched() {
  const calls: string[] = [];
  const hydrate: HydrateMarkup<Options> = (root, { words }) => {
    calls.push(`${words} on ${root.innerHTML}`);
    return {
      update: (options) => void calls.push(`${options.words} on ${root.innerHTML}`),
      stop: () => void calls.push('stop'),
    };
  };
  return { calls, hydrate };
}

const assets: IslandAssets = { runtime: '/runtime.js', modules: { lamp: '/lamp.js' } };

describe('an island with a controller', () => {
  it('renders its module and options as attributes, without a runtime', () => {
    const { calls, hydrate } = watched();
    const render = (options: Options) =>
      renderToString(
        <ControllerIsland name="lamp" hydrate={hydrate} options={options} assets={assets}>
          <p>On</p>
        </ControllerIsland>,
      );
    const opening = '<div class="island" data-island="lamp" data-source="/lamp.js"';
    expect(render({ words: 'Aan' })).toBe(
      `${opening} data-props="{&quot;words&quot;:&quot;Aan&quot;}"><p>On</p></div>`,
    );
    expect(render({ words: undefined })).toBe(`${opening}><p>On</p></div>`);
    expect(calls).toEqual([]);
  });

  it('in the live preview is updated on each render, and stops on unmount', async () => {
    const { calls, hydrate } = watched();
    const place = document.createElement('div');
    const live = createRoot(place);
    const render = (words: string, text: string) =>
      act(async () =>
        live.render(
          <ControllerIsland name="lamp" hydrate={hydrate} options={{ words }} assets={undefined}>
            <p>{text}</p>
          </ControllerIsland>,
        ),
      );
    await render('one', 'a');
    await render('two', 'b');
    await act(async () => live.unmount());
    expect(calls).toEqual(['one on <p>a</p>', 'two on <p>b</p>', 'stop']);
  });

  it('throws an error with its name if it was not built', () => {
    const { hydrate } = watched();
    const missing = (
      <ControllerIsland name="clock" hydrate={hydrate} options={{}} assets={assets}>
        {null}
      </ControllerIsland>
    );
    expect(() => renderToString(missing)).toThrow('There is no built island "clock"');
  });
});
