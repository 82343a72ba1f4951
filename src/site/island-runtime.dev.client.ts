import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createIslandElement } from '#ui/island/hydrate-island.tsx';

/** The dev server has one React for everything; in the public site's build islands run on Preact's core. */
export function hydrate(
  root: HTMLElement,
  Component: ComponentType<Record<string, unknown>>,
  onAlive: () => void,
): void {
  hydrateRoot(root, createIslandElement(root, Component, onAlive));
}
