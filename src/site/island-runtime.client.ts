import { hydrate as hydratePreact, type ComponentType as PreactComponent, type VNode } from 'preact';
import type { ComponentType } from 'react';
import { createIslandElement } from '#ui/island/hydrate-island.tsx';

/** Hydrates one island. In the public site's build `react` is Preact's core, so its elements are Preact's. */
export function hydrate(
  root: HTMLElement,
  Component: ComponentType<Record<string, unknown>>,
  onAlive: () => void,
): void {
  const element = createIslandElement(root, Component, onAlive);
  hydratePreact(element as unknown as VNode<PreactComponent>, root);
}
