import { useContext, useEffect, useEffectEvent } from 'react';
import { Tooltip, TooltipTrigger, TooltipTriggerStateContext } from 'react-aria-components';
import { useTopLayer } from '#ui/modal/top-layer.ts';
import type { TooltipRequest } from './listen-for-tooltips.ts';
import './tooltip.css';

interface ShownTooltipProps {
  readonly asked: TooltipRequest | undefined;
}

/**
 * Shows the tooltip of the requested element after half a second, or immediately if another one was just
 * shown.
 */
export function ShownTooltip(props: ShownTooltipProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={0}>
      <PlacedTooltip {...props} />
    </TooltipTrigger>
  );
}

function PlacedTooltip({ asked }: ShownTooltipProps) {
  const state = useContext(TooltipTriggerStateContext);
  const { layer } = useTopLayer();
  const follow = useEffectEvent((next: TooltipRequest | undefined) => {
    state?.close(true);
    if (next) state?.open(next.isFocused);
  });
  useEffect(() => follow(asked), [asked]);
  if (!asked) return null;
  const { element } = asked;
  const { tooltip, tooltipKeys } = element.dataset;
  return (
    <Tooltip
      className="tooltip"
      offset={6}
      triggerRef={{ current: element }}
      ref={(shown) => {
        if (!shown) return;
        element.setAttribute('aria-describedby', shown.id);
        return () => element.removeAttribute('aria-describedby');
      }}
      UNSTABLE_portalContainer={layer}
    >
      {tooltip}
      {tooltipKeys && <kbd className="tooltip__keys">{tooltipKeys}</kbd>}
    </Tooltip>
  );
}
