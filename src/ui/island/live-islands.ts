import type { Alive } from './enliven.ts';

/** Controllers of the live preview, by the element round their markup. */
const controllers = new WeakMap<Element, Alive<never>>();

export function rememberAlive(root: Element, alive: Alive<never>): void {
  controllers.set(root, alive);
}

export function forgetAlive(root: Element): void {
  controllers.delete(root);
}

/** The controller that makes the island at this element alive; whoever asks knows which island stands there. */
export function aliveAt<Controller extends Alive<never>>(
  root: Element | null | undefined,
): Controller | undefined {
  return (root ? controllers.get(root) : undefined) as Controller | undefined;
}
