import type { IslandController } from './island-controller.ts';

/** Controllers in the live preview, by the element around their markup. */
const controllers = new WeakMap<Element, IslandController<never>>();

export function rememberController(root: Element, alive: IslandController<never>): void {
  controllers.set(root, alive);
}

export function forgetController(root: Element): void {
  controllers.delete(root);
}

/** Finds the controller of the island at an element. The caller knows its type, which is not checked. */
export function findController<Controller extends IslandController<never>>(
  root: Element | null | undefined,
): Controller | undefined {
  return (root ? controllers.get(root) : undefined) as Controller | undefined;
}
