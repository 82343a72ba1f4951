import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Alive, Enliven } from './enliven.ts';
import { type IslandAssets, islandSource } from './island-assets.ts';
import { forgetAlive, rememberAlive } from './live-islands.ts';

interface EnlivenedIslandProps<Options extends object, Name extends string> {
  /** Name of the module that exports `enliven`: its block's folder. */
  readonly name: NoInfer<Name>;
  readonly enliven: Enliven<Options>;
  /** Plain data that the markup does not say: it travels as JSON beside it. */
  readonly options: Options;
  readonly assets: IslandAssets<Name> | undefined;
  /** All of the markup. What does not belong to the island itself stands in an element with `data-island-slot`. */
  readonly children: ReactNode;
}

/**
 * A part of a page that a controller makes alive, without a runtime. The server renders it whole; the loader calls
 * the controller when it is near the viewport or used. In the live preview React renders it, and calls it too.
 */
export function EnlivenedIsland<Options extends object, Name extends string>(
  props: EnlivenedIslandProps<Options, Name>,
) {
  const { name, options, assets, children } = props;
  if (!assets) return <LiveIsland {...props} />;
  const json = JSON.stringify(options);
  return (
    <div
      className="island"
      data-island={name}
      data-source={islandSource(assets, name)}
      data-props={json === '{}' ? undefined : json}
    >
      {children}
    </div>
  );
}

/**
 * Lets the controller follow each rendering. React writes only what is another value than in its last rendering, so
 * it leaves alone what the controller changed; where the two do meet, the controller has the last word.
 */
function LiveIsland<Options extends object>({
  enliven,
  options,
  children,
}: Pick<EnlivenedIslandProps<Options, string>, 'enliven' | 'options' | 'children'>) {
  const root = useRef<HTMLDivElement>(null);
  const alive = useRef<Alive<Options>>(undefined);
  useLayoutEffect(() => {
    if (alive.current) alive.current.update(options);
    else if (root.current) {
      alive.current = enliven(root.current, options);
      rememberAlive(root.current, alive.current);
    }
  });
  useLayoutEffect(() => {
    const element = root.current;
    return () => {
      alive.current?.stop();
      alive.current = undefined;
      if (element) forgetAlive(element);
    };
  }, []);
  return (
    <div className="island" ref={root}>
      {children}
    </div>
  );
}
