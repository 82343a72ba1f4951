import type { Alive } from './enliven.ts';

/** Controllers in the live preview, by the element around their markup. */
const controllers = new WeakMap<Element, Alive<never>>();

export function rememberController(root: Element, alive: Alive<never>): void {
  controllers.set(root, alive);
}

export function forgetController(root: Element): void {
  controllers.delete(root);
}

/** Finds the controller of the island at an element. The caller knows its type, which is not checked. */
export function findController<Controller extends Alive<never>>(
  root: Element | null | undefined,
): Controller | undefined {
  return (root ? controllers.get(root) : undefined) as Controller | undefined;
}
