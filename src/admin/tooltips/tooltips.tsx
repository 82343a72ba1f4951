import { useEffect, useState } from 'react';
import { onDemand, useOnDemand } from '../shared/on-demand.ts';
import { listenForTooltips, type TooltipRequest } from './listen-for-tooltips.ts';

const shownTooltip = onDemand(() => import('./shown-tooltip.tsx').then((m) => m.ShownTooltip));

/**
 * Shows the tooltips of all elements with the attributes of `describeTooltip`. The positioning code is loaded
 * with the first one.
 */
export function Tooltips() {
  const [asked, setAsked] = useState<TooltipRequest>();
  const [isUsed, setUsed] = useState(false);
  useEffect(
    () =>
      listenForTooltips((next) => {
        setAsked(next);
        if (next) setUsed(true);
      }),
    [],
  );
  return isUsed && <LoadedTooltip asked={asked} />;
}

function LoadedTooltip(props: { readonly asked: TooltipRequest | undefined }) {
  const { part: Shown } = useOnDemand(shownTooltip);
  return Shown && <Shown {...props} />;
}
