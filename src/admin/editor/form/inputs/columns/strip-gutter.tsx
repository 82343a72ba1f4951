import type { KeyboardEvent, PointerEvent } from 'react';
import { followPointer } from '../../../../shared/follow-pointer.ts';
import { freshId } from '../../../../shared/fresh-id.ts';
import { words } from '../../../../words.ts';
import { dragGutter, type GutterStart, ratioText, stepGutter } from './gutter.ts';

interface StripGutterProps {
  /** The columns as they are now; measured when somebody takes hold. */
  readonly start: () => GutterStart;
  readonly fractions: readonly number[];
  readonly gutter: number;
  readonly onFractions: (fractions: readonly number[], gestureId?: string) => void;
}

/** Between two columns of the strip: dragged as the gutter in the page is, by the same rule. */
export function StripGutter({ start, fractions, gutter, onFractions }: StripGutterProps) {
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.focus();
    const [from, gestureId] = [start(), freshId()];
    followPointer(event.currentTarget, event.nativeEvent, {
      move: ({ x, shift }) => onFractions(dragGutter(from, x, shift), gestureId),
      cancel: () => onFractions(from.fractions, gestureId),
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : undefined;
    if (direction === undefined || event.altKey || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    onFractions(event.shiftKey ? dragGutter(start(), direction * 8, true) : stepGutter(start(), direction));
  };
  const [left = 1, right = 1] = fractions.slice(gutter);
  return (
    <div
      role="slider"
      tabIndex={0}
      className="columns__gutter"
      aria-label={words.handles.gutter(gutter + 1)}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round((100 * left) / (left + right))}
      aria-valuetext={ratioText(fractions)}
      onPointerDown={onPointerDown}
      onKeyDown={onKeyDown}
    />
  );
}
