import { createElement } from 'react';
import { style, styleAttributes } from './style.ts';
import { textStyleOf } from './text-style.ts';
import type { BlockContext } from './view-context.ts';

type Styled = Parameters<typeof textStyleOf>[0];

interface HeadingProps {
  readonly level: 1 | 2;
  readonly className: string;
  readonly block: Styled & {
    readonly content: string;
    readonly headingPaddingTop: string | undefined;
    readonly headingPaddingRight: string | undefined;
    readonly headingPaddingBottom: string | undefined;
    readonly headingPaddingLeft: string | undefined;
  };
  readonly context: Pick<BlockContext, 'colors'>;
  readonly attributes: object;
}

/** One heading line with the shared text background; the heading's padding stands outside of it. */
export function Heading({ level, className, block, context, attributes }: HeadingProps) {
  const outer = style({
    paddingTop: block.headingPaddingTop,
    paddingRight: block.headingPaddingRight,
    paddingBottom: block.headingPaddingBottom,
    paddingLeft: block.headingPaddingLeft,
  });
  const heading = createElement(
    `h${level}`,
    { className, ...styleAttributes(textStyleOf(block, context.colors)), ...attributes },
    block.content,
  );
  return outer ? <div style={outer}>{heading}</div> : heading;
}
