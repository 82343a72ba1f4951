import { type ComponentType, createElement, type ReactNode } from 'react';
import { IslandSlot } from './island-slot.tsx';

/**
 * The element that makes an island's markup alive: its component with the props that travelled beside it
 * and, as children, the slot markup that already stands there.
 */
export function islandElement(
  root: HTMLElement,
  Component: ComponentType<Record<string, unknown> & { children?: ReactNode }>,
) {
  const props: Record<string, unknown> = JSON.parse(root.dataset.props ?? '{}');
  const slot = ownSlot(root);
  return createElement(
    Component,
    props,
    slot ? createElement(IslandSlot, { html: slot.innerHTML }) : undefined,
  );
}

/** The island's own slot, not one of an island inside it. */
function ownSlot(root: HTMLElement): Element | undefined {
  const slots = root.querySelectorAll('[data-island-slot]');
  return [...slots].find((slot) => slot.closest('[data-island]') === root);
}
