import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createIslandElement } from '#ui/island/hydrate-island.tsx';

/** The dev server knows one React for all; visitors' builds run islands on Preact's core instead. */
export function hydrate(
  root: HTMLElement,
  Component: ComponentType<Record<string, unknown>>,
  onAlive: () => void,
): void {
  hydrateRoot(root, createIslandElement(root, Component, onAlive));
}
