import type { ComponentType } from 'react';
import { Loading } from '../shared/loading.tsx';
import { type OnDemand, useOnDemand } from '../shared/on-demand.ts';
import { PartFailed } from '../shared/part-failed.tsx';

interface ScreenOnDemandProps<Props> {
  readonly screen: OnDemand<ComponentType<Props>>;
  /** What the screen is given. */
  readonly props: Props;
}

/**
 * A screen that is loaded when it is first opened. Not by React's `lazy`: once that has shown its fallback, it holds
 * back what was loaded for up to 300 ms.
 */
export function ScreenOnDemand<Props extends object>({ screen, props }: ScreenOnDemandProps<Props>) {
  const { part: Screen, failed } = useOnDemand(screen);
  if (failed) return <PartFailed />;
  return Screen ? <Screen {...props} /> : <Loading />;
}
