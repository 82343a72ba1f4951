import { createElement, type ReactNode } from 'react';
import { getValuesOnDevice } from '#content/block/responsive-values.ts';
import type { Device } from '#content/look/layout.ts';
import type { Style } from './style.ts';
import { buildTextHandles, buildTextStyle } from './text-style.ts';
import type { BlockContext, ViewProps } from './view-context.ts';

type TextStyleValues = Parameters<typeof buildTextStyle>[0];

interface HeadingProps {
  readonly level: 1 | 2;
  readonly className: string | undefined;
  readonly block: TextStyleValues & {
    readonly content: string;
    readonly headingPaddingTop: string | undefined;
    readonly headingPaddingRight: string | undefined;
    readonly headingPaddingBottom: string | undefined;
    readonly headingPaddingLeft: string | undefined;
  };
  readonly context: Pick<BlockContext, 'colors' | 'preview'>;
  readonly handles: ViewProps<unknown>['handles'];
  readonly buildStyles: ViewProps<unknown>['buildStyles'];
  readonly attributes: object;
  /** Additional inline styles on a device. */
  readonly buildLooks?: (device: Device) => Style;
  /** The size on a device, which on desktop a class sets. */
  readonly buildSize: (device: Device) => Style;
  /** The formatted title, if it differs from the plain one. */
  readonly children?: ReactNode;
}

/** A heading with the shared text background. The heading's padding is outside of it. */
export function Heading({
  level,
  className,
  block,
  context,
  handles,
  buildStyles,
  attributes,
  buildLooks,
  buildSize,
  children,
}: HeadingProps) {
  const { 'data-theme': _, ...outer } = buildStyles(
    (device) => {
      const values = getValuesOnDevice(block, device);
      return {
        paddingTop: values.headingPaddingTop,
        paddingRight: values.headingPaddingRight,
        paddingBottom: values.headingPaddingBottom,
        paddingLeft: values.headingPaddingLeft,
      };
    },
    { part: 'padding' },
  );
  const heading = createElement(
    `h${level}`,
    {
      className,
      ...buildStyles(
        (device) => ({
          ...buildTextStyle(getValuesOnDevice(block, device), context.colors),
          ...buildLooks?.(device),
        }),
        { fromSheet: buildSize },
      ),
      ...attributes,
      ...buildTextHandles(handles),
    },
    children ?? block.content,
  );
  // The preview always has the wrapper, which is the handle for dragging the padding. Adding it later would
  // remount the heading.
  if (!outer.style && !outer['data-rules'] && !context.preview) return heading;
  return (
    <div {...outer} {...handles('headingPadding')}>
      {heading}
    </div>
  );
}
