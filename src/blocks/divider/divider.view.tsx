import { getValuesOnDevice } from '#content/block/responsive-values.ts';
import { buildBoxStyle, combineThemeColors, style } from '../shared/style.ts';
import type { ViewProps } from '../shared/view-context.ts';
import type { dividerBlock } from './divider.block.ts';

/** A line with its margins and paddings. A vertical one is as high as its row. */
export function DividerView({ block, edit, buildStyles }: ViewProps<typeof dividerBlock>) {
  const vertical = block.orientation === 'vertical';
  return (
    <div
      className={`divider divider--${block.orientation}`}
      {...buildStyles((device) => ({ ...buildBoxStyle(getValuesOnDevice(block, device)) }))}
      {...edit('style')}
    >
      <hr
        className="divider__line"
        aria-orientation={vertical ? 'vertical' : undefined}
        style={style({
          '--divider-length': block.width,
          '--divider-thickness': block.thickness,
          '--divider-style': block.style,
          '--divider-color': combineThemeColors(block.colorLight, block.colorDark),
        })}
      />
    </div>
  );
}
