import { type ComponentType, createElement, type ReactNode, useEffect } from 'react';
import { IslandSlot } from './island-slot.tsx';

type IslandComponent = ComponentType<Record<string, unknown> & { children?: ReactNode }>;

/**
 * The element that makes an island's markup alive: its component with the props that travelled beside it
 * and, as children, the slot markup that already stands there. `onAlive` is called once, when the component's
 * own effects have run and what they changed is rendered: from then on the island takes every press.
 */
export function islandElement(root: HTMLElement, Component: IslandComponent, onAlive = (): void => {}) {
  const props: Record<string, unknown> = JSON.parse(root.dataset.props ?? '{}');
  const slot = ownSlot(root);
  const children = slot && createElement(IslandSlot, { html: slot.innerHTML });
  return createElement(Alive, { onAlive }, createElement(Component, props, children));
}

interface AliveProps {
  readonly onAlive: () => void;
  readonly children?: ReactNode;
}

/** Effects of what is inside run before those of what is outside. */
function Alive({ onAlive, children }: AliveProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: an island comes alive once
  useEffect(() => queueMicrotask(onAlive), []);
  return children;
}

/** The island's own slot, not one of an island inside it. */
function ownSlot(root: HTMLElement): Element | undefined {
  const slots = root.querySelectorAll('[data-island-slot]');
  return [...slots].find((slot) => slot.closest('[data-island]') === root);
}
