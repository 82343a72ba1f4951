import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { blockDefinitions } from '#blocks/definitions.ts';
import { createBlockRenderer } from '#blocks/render-blocks.tsx';
import { renderVisitorBlocks as renderInSteps } from '#blocks/render-visitor-blocks.tsx';
import { createDeviceRules } from '#blocks/shared/device-rules.ts';
import { computePageWidths } from '#blocks/shared/page-widths.ts';
import type { PageContext } from '#blocks/shared/view-context.ts';
import type { Block } from '#content/block/block.ts';
import { defaultLayout } from '#content/look/layout.ts';
import { tokens } from '#tokens/resolve-tokens.ts';

/** Constant, because a page with another function is rendered again. */
const noop = () => undefined;
const deviceRules = createDeviceRules();
const widths = computePageWidths(defaultLayout, tokens.width.page);

/** Creates the context of a page as visitors get it, in Dutch. */
export function createVisitorContext(changes: Partial<PageContext> = {}): PageContext {
  return {
    language: 'nl',
    spokenLanguage: changes.language ?? 'nl',
    mainHeadingBlock: undefined,
    contact: { phoneNumber: '+31 (0)20 123 45 67', emailAddress: 'hallo@vitrine.example' },
    colors: tokens.color,
    media: () => undefined,
    composition: 'edge',
    widths,
    preload: noop,
    deviceRules,
    islands: undefined,
    preview: false,
    ...changes,
  };
}

export function createBlocksElement(blocks: readonly Block[], changes?: Partial<PageContext>): ReactNode {
  return <>{createBlockRenderer(blockDefinitions)(blocks, createVisitorContext(changes))}</>;
}

/** Renders blocks to the server's HTML. Throws the error of a block that cannot be rendered. */
export function renderVisitorBlocks(blocks: readonly Block[], changes?: Partial<PageContext>): string {
  const steps = renderInSteps(blockDefinitions, blocks, createVisitorContext(changes), ({ error }) => {
    throw error;
  });
  let step = steps.next();
  while (!step.done) step = steps.next();
  return renderToString(step.value.elements);
}

/** Renders one block with these values to the server's HTML. */
export function renderVisitorBlock(
  type: string,
  values: object = {},
  changes?: Partial<PageContext>,
): string {
  return renderVisitorBlocks([{ ...values, id: 'block', type }], changes);
}

/** Renders one block into the document, for tests in jsdom. */
export function mountBlock(type: string, values: object = {}, changes?: Partial<PageContext>): HTMLElement {
  const root = document.createElement('main');
  root.innerHTML = renderVisitorBlock(type, values, changes);
  document.body.replaceChildren(root);
  return root;
}
