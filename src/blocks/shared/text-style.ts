import type { TokenColors } from '#tokens/resolve-tokens.ts';
import type { Style } from './style.ts';
import { surfaceStyle } from './surface.ts';
import type { HandleMark, ViewProps } from './view-context.ts';

interface TextStyled {
  readonly textAlignHorizontal: 'left' | 'center' | 'right' | undefined;
  readonly textBackgroundEnabled: boolean;
  readonly textBackgroundColor: string | undefined;
  readonly textBackgroundColorDark: string | undefined;
  readonly textBackgroundRadius: string;
  readonly textBackgroundPaddingTop: string | undefined;
  readonly textBackgroundPaddingRight: string | undefined;
  readonly textBackgroundPaddingBottom: string | undefined;
  readonly textBackgroundPaddingLeft: string | undefined;
}

const blockPadding = 'var(--space-2)';
const inlinePadding = 'var(--space-3)';

/** The style that the shared text fields ask for. A background without padding gets a little of it. */
export function textStyleOf(block: TextStyled, colors: TokenColors): Style {
  const align = alignments[block.textAlignHorizontal ?? 'left'];
  if (!block.textBackgroundEnabled) return align;
  return {
    ...align,
    ...surfaceStyle(block.textBackgroundColor, block.textBackgroundColorDark, colors),
    borderRadius: block.textBackgroundRadius,
    paddingTop: block.textBackgroundPaddingTop ?? blockPadding,
    paddingRight: block.textBackgroundPaddingRight ?? inlinePadding,
    paddingBottom: block.textBackgroundPaddingBottom ?? blockPadding,
    paddingLeft: block.textBackgroundPaddingLeft ?? inlinePadding,
  };
}

/** The controls that are dragged at an element with that style. */
export function textHandles(handles: ViewProps<unknown>['handles']): HandleMark {
  return handles('textBackgroundPadding', 'textBackgroundRadius');
}

/** Away from the left edge a list's marker stands beside its words instead of in the margin. */
const markers = { listStylePosition: 'inside', '--list-indent': '0' } as const;

/**
 * Text is narrower than its column, so its box moves along with its lines; and so do boxes inside that are
 * narrower than theirs, by `--align-start`, `--align-end` and, for rows of boxes, `--align`.
 */
const alignments: Readonly<Record<'left' | 'center' | 'right', Style>> = {
  left: {},
  center: {
    textAlign: 'center',
    marginInline: 'auto',
    ...markers,
    '--align-start': 'auto',
    '--align-end': 'auto',
    '--align': 'center',
  },
  right: {
    textAlign: 'right',
    marginInlineStart: 'auto',
    ...markers,
    '--align-start': 'auto',
    '--align': 'flex-end',
  },
};
