import { type ComponentType, createElement, type ReactNode, useEffect } from 'react';
import { IslandSlot } from './island-slot.tsx';

type IslandComponent = ComponentType<Record<string, unknown> & { children?: ReactNode }>;

/**
 * Builds the element that hydrates an island: its component with the serialized props and, as children, the
 * existing slot markup. `onAlive` is called once, after the component's effects and the rendering they
 * caused: from then on the island handles every click.
 */
export function createIslandElement(root: HTMLElement, Component: IslandComponent, onAlive = (): void => {}) {
  const props: Record<string, unknown> = JSON.parse(root.dataset.props ?? '{}');
  const slot = findOwnSlot(root);
  const children = slot && createElement(IslandSlot, { html: slot.innerHTML });
  return createElement(Alive, { onAlive }, createElement(Component, props, children));
}

interface AliveProps {
  readonly onAlive: () => void;
  readonly children?: ReactNode;
}

/** React runs the effects of children before those of parents. */
function Alive({ onAlive, children }: AliveProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: an island hydrates once
  useEffect(() => queueMicrotask(onAlive), []);
  return children;
}

/** Finds the island's own slot, not one of a nested island. */
function findOwnSlot(root: HTMLElement): Element | undefined {
  const slots = root.querySelectorAll('[data-island-slot]');
  return [...slots].find((slot) => slot.closest('[data-island]') === root);
}
