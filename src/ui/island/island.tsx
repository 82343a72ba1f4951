import type { ComponentType, ReactNode } from 'react';
import { getIslandUrl, type IslandAssets } from './island-assets.ts';
import { IslandSlot } from './island-slot.tsx';

interface IslandProps<Props extends object, Name extends string> {
  /** Name of the module that exports the component, which is the folder of its block. */
  readonly name: NoInfer<Name>;
  readonly component: ComponentType<Props & { children?: ReactNode }>;
  /** JSON, rendered beside the markup. */
  readonly props: Props;
  readonly assets: IslandAssets<Name> | undefined;
  readonly children?: ReactNode;
}

/**
 * A part of a page whose component hydrates in the browser. The server renders it; the loader hydrates it
 * when it comes near the viewport or is used. In the live preview it is an ordinary component.
 */
export function Island<Props extends object, Name extends string>({
  name,
  component: Component,
  props,
  assets,
  children,
}: IslandProps<Props, Name>) {
  if (!assets) return <Component {...props}>{children}</Component>;
  return (
    <div
      className="island"
      data-island={name}
      data-source={getIslandUrl(assets, name)}
      data-runtime={assets.runtime}
      data-props={JSON.stringify(props)}
    >
      <Component {...props}>
        {children === undefined ? undefined : <IslandSlot>{children}</IslandSlot>}
      </Component>
    </div>
  );
}
