import type { TokenColors } from '#tokens/resolve-tokens.ts';
import type { Style } from './style.ts';
import { buildSurfaceStyle } from './surface.ts';
import type { HandleMark, ViewProps } from './view-context.ts';

interface TextStyleValues {
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

/** Builds the style of the shared text fields. A background without a padding gets a small one. */
export function buildTextStyle(block: TextStyleValues, colors: TokenColors): Style {
  const align = alignments[block.textAlignHorizontal ?? 'left'];
  if (!block.textBackgroundEnabled) return align;
  return {
    ...align,
    ...buildSurfaceStyle(block.textBackgroundColor, block.textBackgroundColorDark, colors),
    borderRadius: block.textBackgroundRadius,
    paddingTop: block.textBackgroundPaddingTop ?? blockPadding,
    paddingRight: block.textBackgroundPaddingRight ?? inlinePadding,
    paddingBottom: block.textBackgroundPaddingBottom ?? blockPadding,
    paddingLeft: block.textBackgroundPaddingLeft ?? inlinePadding,
  };
}

/** Marks the element that has the drag handles of the text style. */
export function buildTextHandles(handles: ViewProps<unknown>['handles']): HandleMark {
  return handles('textBackgroundPadding', 'textBackgroundRadius');
}

/** List markers are beside the text instead of in the margin if it isn't aligned to the left. */
const markers = { listStylePosition: 'inside', '--list-indent': '0' } as const;

/**
 * Text is narrower than its column, so its box is aligned too. So are narrower boxes inside it, by
 * `--align-start`, `--align-end` and, for rows, `--align`.
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
