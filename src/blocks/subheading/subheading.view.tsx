import { getValuesOnDevice } from '#content/block/responsive-values.ts';
import { estimateTextWidth } from '#content/look/text-width.ts';
import { hasWords } from '#content/markdown/markdown.ts';
import { classNames } from '#ui/class-names.ts';
import { EmptyText } from '../shared/empty-text.tsx';
import type { TextSize } from '../shared/fields/text-size.fields.ts';
import { Heading } from '../shared/heading.tsx';
import type { Style } from '../shared/style.ts';
import type { ViewProps } from '../shared/view-context.ts';
import type { subheadingBlock } from './subheading.block.ts';

const standard = { lineHeight: 'var(--leading-heading)', letterSpacing: 'var(--tracking-heading)' } as const;
const tight = { lineHeight: 'var(--leading-tight)', letterSpacing: 'var(--tracking-tight)' } as const;

/** Sizes as in `subheading.css`. */
const sizes: Readonly<Record<TextSize, Style>> = {
  small: { ...standard, fontSize: 'var(--text-h3)' },
  standard: { ...standard, fontSize: 'min(var(--text-h2), 12cqi)' },
  large: { ...tight, fontSize: 'calc(var(--text-h1) * 0.7)' },
  huge: {
    ...tight,
    lineHeight: '0.95',
    fontSize: 'clamp(var(--least,3rem),min(max(24vw,9rem),100cqi / (var(--characters) * 0.56)),16rem)', // optical: as in the style sheet
  },
};

export function SubheadingView({
  block,
  context,
  edit,
  handles,
  buildStyles,
}: ViewProps<typeof subheadingBlock>) {
  if (!hasWords(block.content) && context.writing !== 'content') {
    return context.preview ? <EmptyText label="Write a subheading" attributes={edit('content')} /> : null;
  }
  return (
    <Heading
      level={2}
      className={classNames(
        'subheading',
        (block.size === 'large' || block.size === 'huge') && `subheading--${block.size}`,
      )}
      buildLooks={(device) => {
        const { size } = getValuesOnDevice(block, device);
        if (size === 'huge') return buildHugeStyle(block.content);
        return block.size === 'small' ? sizes[size] : {};
      }}
      buildSize={(device) => sizes[getValuesOnDevice(block, device).size]}
      attributes={edit('content')}
      {...{ block, context, handles, buildStyles }}
    />
  );
}

function buildHugeStyle(words: string) {
  const isFigure = /\d/.test(words) && !/\p{Letter}/u.test(words);
  return {
    // A long word may wrap, but a figure must not.
    '--least': isFigure ? '1.25rem' : undefined,
    '--characters': String(estimateTextWidth(words)),
    marginLeft: computeMarginShift(words),
    wordSpacing: /\d/.test(words) && words.includes(' ') ? '0.08em' : undefined, // optical: space around an arrow
  };
}

/**
 * Shifts a very large heading to the left, so that its first character optically aligns with the margin. The
 * style sheet has the default for most digits. A stem has much side bearing, the hook of a J little; shifting
 * the flag of a 1 into the margin would look like an error.
 */
function computeMarginShift(words: string): string | undefined {
  if (words.startsWith('1')) return '0';
  if (words.startsWith('J')) return '-0.013em'; // optical: aligns its hook with the margin
  return /^\p{Letter}/u.test(words) ? '-0.04em' : undefined; // optical: aligns stems with the margin
}
