import type { Carry } from '../../services/view-store.ts';
import { pointInPage } from '../over/point-in-page.ts';
import { insertableAsCargo } from './cargo.ts';
import { dragOverPage } from './drag-over-page.ts';
import { followPress } from './follow-press.ts';
import type { HearOptions } from './hear-drags.ts';

/** Takes new blocks over this page, when it is the one that is worked in. Answers how to stop. */
export function hearNewBlocks({ page, services, pane, show }: HearOptions): () => void {
  const { draft, view, panes } = services;
  let stop = () => {};
  const carry: Carry = ({ insertable, start, holder, begun, ended }) => {
    const cargo = insertableAsCargo(services, insertable);
    stop = followPress(start, {
      holder,
      windows: [window],
      atOnce: true,
      pointOf: ({ clientX, clientY }) => pointInPage(page, clientX, clientY),
      begin: (point) => {
        begun();
        const over = dragOverPage({ page, cargo, show, tree: () => draft.store.getState().tree }, point);
        return {
          move: over.move,
          drop: () => ended(over.drop()?.landed),
          cancel: () => {
            over.cancel();
            ended(undefined);
          },
        };
      },
    });
  };
  const offer = () => {
    if (panes.active().id === pane.id) view.setState({ carry });
  };
  offer();
  const stopWatching = panes.store.subscribe(offer);
  return () => {
    stop();
    stopWatching();
    if (view.getState().carry === carry) view.setState({ carry: undefined });
  };
}
