import { createElement, type ReactNode } from 'react';
import { buildStyleAttributes, type Style, style } from './style.ts';
import { buildTextHandles, buildTextStyle } from './text-style.ts';
import type { BlockContext, ViewProps } from './view-context.ts';

type Styled = Parameters<typeof buildTextStyle>[0];

interface HeadingProps {
  readonly level: 1 | 2;
  readonly className: string | undefined;
  readonly block: Styled & {
    readonly content: string;
    readonly headingPaddingTop: string | undefined;
    readonly headingPaddingRight: string | undefined;
    readonly headingPaddingBottom: string | undefined;
    readonly headingPaddingLeft: string | undefined;
  };
  readonly context: Pick<BlockContext, 'colors' | 'preview'>;
  readonly handles: ViewProps<unknown>['handles'];
  readonly attributes: object;
  /** Additional styles. */
  readonly looks?: Style | undefined;
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
  attributes,
  looks,
  children,
}: HeadingProps) {
  const outer = style({
    paddingTop: block.headingPaddingTop,
    paddingRight: block.headingPaddingRight,
    paddingBottom: block.headingPaddingBottom,
    paddingLeft: block.headingPaddingLeft,
  });
  const heading = createElement(
    `h${level}`,
    {
      className,
      ...buildStyleAttributes({ ...buildTextStyle(block, context.colors), ...looks }),
      ...attributes,
      ...buildTextHandles(handles),
    },
    children ?? block.content,
  );
  // In the preview it is always there: the padding is dragged at it, and what is inside stays what it is.
  if (!outer && !context.preview) return heading;
  return (
    <div style={outer} {...handles('headingPadding')}>
      {heading}
    </div>
  );
}
