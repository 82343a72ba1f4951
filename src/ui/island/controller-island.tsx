import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { getIslandUrl, type IslandAssets } from './island-assets.ts';
import type { HydrateMarkup, IslandController } from './island-controller.ts';
import { forgetController, rememberController } from './live-islands.ts';

interface ControllerIslandProps<Options extends object, Name extends string> {
  /** Name of the module that exports `hydrate`, which is the folder of its block. */
  readonly name: NoInfer<Name>;
  readonly hydrate: HydrateMarkup<Options>;
  /** JSON that is not in the markup; rendered beside it. */
  readonly options: Options;
  readonly assets: IslandAssets<Name> | undefined;
  /**
   * The whole markup. Content that does not belong to the island itself is in an element with
   * `data-island-slot`.
   */
  readonly children: ReactNode;
}

/**
 * An interactive part of a page without a framework runtime. The server renders it; the loader runs its
 * controller when it comes near the viewport or is used. In the live preview React renders it and runs the
 * controller.
 */
export function ControllerIsland<Options extends object, Name extends string>(
  props: ControllerIslandProps<Options, Name>,
) {
  const { name, options, assets, children } = props;
  if (!assets) return <LiveIsland {...props} />;
  const json = JSON.stringify(options);
  return (
    <div
      className="island"
      data-island={name}
      data-source={getIslandUrl(assets, name)}
      data-props={json === '{}' ? undefined : json}
    >
      {children}
    </div>
  );
}

/**
 * Updates the controller after each rendering. React writes only values that differ from its previous
 * rendering, so it keeps the controller's changes; where both change the same value, the controller's wins.
 */
function LiveIsland<Options extends object>({
  hydrate,
  options,
  children,
}: Pick<ControllerIslandProps<Options, string>, 'hydrate' | 'options' | 'children'>) {
  const root = useRef<HTMLDivElement>(null);
  const alive = useRef<IslandController<Options>>(undefined);
  useLayoutEffect(() => {
    if (alive.current) alive.current.update(options);
    else if (root.current) {
      alive.current = hydrate(root.current, options);
      rememberController(root.current, alive.current);
    }
  });
  useLayoutEffect(() => {
    const element = root.current;
    return () => {
      alive.current?.stop();
      alive.current = undefined;
      if (element) forgetController(element);
    };
  }, []);
  return (
    <div className="island" ref={root}>
      {children}
    </div>
  );
}
