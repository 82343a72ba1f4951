// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it } from 'vitest';
import { codeValues, expectCodeFrameRules, findFrame } from '../../../tests/support/code-frame-rules.ts';
import {
  createBlocksElement,
  mountBlock,
  renderVisitorBlock,
} from '../../../tests/support/render-visitor-blocks.tsx';
import { codeBlock } from './code.block.ts';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const islands = { runtime: '/runtime.js', modules: { code: '/code.js' } };
const change = async (run: () => void) => act(async () => run());

describe('a code block in an iframe', () => {
  it('adds no scripts or styles to the page itself', () => {
    const root = mountBlock('code', codeValues, { islands });
    expect(root.querySelectorAll('script, style')).toHaveLength(0);
    expect(root.querySelectorAll('iframe')).toHaveLength(1);
    expect(root.querySelector('iframe')?.title).toBe('Ingesloten onderdeel');
  });

  it('follows the frame rules in the live preview, and sends edited code', async () => {
    const root = document.createElement('div');
    document.body.replaceChildren(root);
    const live = createRoot(root);
    const show = (values: object) =>
      live.render(
        createBlocksElement([{ ...codeValues, ...values, id: 'a', type: 'code' }], { preview: true }),
      );
    await change(() => show({}));
    await expectCodeFrameRules(root, change);
    const { frame, sent } = findFrame(root);
    await change(() => show({ htmlContent: '<p>Nieuw</p>' }));
    expect(sent.mock.lastCall?.[0]).toMatchObject({ html: '<p>Nieuw</p>' });
    expect(root.querySelector('iframe')).toBe(frame);
    sent.mockClear();
    await change(() => show({ htmlContent: '<p>Nieuw</p>', marginTop: 8 }));
    expect(sent).not.toHaveBeenCalled();
    await change(() => live.unmount());
  });
});

describe('an inline code block', () => {
  const inline = (values: object, context = {}) =>
    mountBlock('code', { renderMode: 'inline', ...values }, context);

  it('renders its markup with scoped styles and without scripts', () => {
    const root = inline({
      htmlContent: '<style>b { color: blue }</style><p onclick="x()">Hallo</p><script>x()</script>',
      cssContent: 'p { color: red } } body { display: none }',
    });
    expect(root.querySelector('.code__markup')?.innerHTML).toBe('<p>Hallo</p>');
    const style = root.querySelector('.code__scope > style')?.textContent;
    const scope = root.querySelector<HTMLElement>('.code__scope')?.dataset.scope;
    const within = `:where([data-scope=${scope}],[data-scope=${scope}] *)`;
    expect(style).toContain(`b${within}{ color: blue }`);
    expect(style).toContain(`p${within}{ color: red }`);
    expect(root.querySelector('[data-island], iframe, script')).toBeNull();
  });

  it('renders no empty style element', () => {
    expect(inline({ htmlContent: '<p>x</p>' }).querySelector('style')).toBeNull();
  });
});

it('an empty code block renders nothing for visitors', () => {
  expect(renderVisitorBlock('code', { htmlContent: ' ' })).toBe('');
});

it.each([
  ['<p>Hallo <b>daar</b></p><script>x</script>', 'Hallo daar'],
  ['<canvas id="a"></canvas>', ''],
  ['', ''],
])('the outline summarises %s as "%s"', (htmlContent, expected) => {
  expect(codeBlock.summary({ id: 'a', type: 'code', htmlContent }, 'nl')).toBe(expected);
});
