import {
  Bold,
  Code,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Subscript,
  Superscript,
  TextQuote,
} from 'lucide-react';
import {
  type CSSProperties,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useStore } from 'zustand';
import type { CaretState, TextMark } from '#preview/messages.ts';
import { formatStroke } from '../../shared/keystroke.ts';
import { useEditor } from '../services/editor-context.ts';
import { writingWords } from '../services/writing-words.ts';
import type { FrameSize } from './frame-size.ts';
import type { Rect } from './receive-from-page.ts';
import { TextLink } from './text-link.tsx';
import './text-toolbar.css';

interface Tool {
  readonly mark: TextMark;
  readonly icon: LucideIcon;
  /** Key that is pressed with Control or Command. */
  readonly key?: string;
}

const tools: readonly Tool[] = [
  { mark: 'bold', icon: Bold, key: 'b' },
  { mark: 'italic', icon: Italic, key: 'i' },
  { mark: 'link', icon: Link, key: 'k' },
  { mark: 'bullet', icon: List },
  { mark: 'ordered', icon: ListOrdered },
  { mark: 'quote', icon: TextQuote },
  { mark: 'code', icon: Code, key: 'e' },
  { mark: 'superscript', icon: Superscript },
  { mark: 'subscript', icon: Subscript },
];

/** Toolbar at the selected text of the page: marks, or the field for a link. */
export function TextToolbar({ size }: { readonly size: FrameSize }) {
  const { writing } = useEditor();
  const current = useStore(writing.store, (store) => store.writing);
  const element = useRef<HTMLDivElement>(null);
  const style = usePlace(element, current?.state.rect ?? undefined, size, current?.asksLink === true);
  if (!current) return null;
  const { state, asksLink } = current;
  const back = () => {
    writing.askLink(false);
    writing.focus();
  };
  return (
    <div ref={element} className="text-toolbar" style={style}>
      {asksLink ? (
        <TextLink href={state.href} back={back} />
      ) : (
        <Tools state={state} back={back} press={(mark) => press(mark, writing)} />
      )}
    </div>
  );
}

function press(mark: TextMark, writing: ReturnType<typeof useEditor>['writing']): void {
  if (mark === 'link') writing.askLink(true);
  else writing.mark(mark);
}

interface ToolsProps {
  readonly state: CaretState;
  readonly press: (mark: TextMark) => void;
  readonly back: () => void;
}

function Tools({ state, press, back }: ToolsProps) {
  const [current, setCurrent] = useState(0);
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (event.key === 'Escape') back();
    else if (step === undefined) return;
    else {
      const next = (current + step + tools.length) % tools.length;
      setCurrent(next);
      event.currentTarget.querySelectorAll('button')[next]?.focus();
    }
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="text-toolbar__tools" role="toolbar" aria-label={writingWords.toolbar} onKeyDown={walk}>
      {tools.map(({ mark, icon: Icon, key }, index) => {
        const name = writingWords[mark];
        return (
          <button
            key={mark}
            type="button"
            className="icon-button"
            aria-label={name}
            title={key ? `${name} ${formatStroke({ key, mod: true })}` : name}
            aria-pressed={state.marks.includes(mark)}
            tabIndex={index === current ? 0 : -1}
            // Keeps the focus and the caret in the text.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => press(mark)}
          >
            <Icon aria-hidden="true" />
          </button>
        );
      })}
    </div>
  );
}

/** Position at the text while it scrolls. The field for a link has the focus, so it stays visible. */
function usePlace(
  element: RefObject<HTMLElement | null>,
  rect: CaretState['rect'] | undefined,
  size: FrameSize,
  asksLink: boolean,
): CSSProperties {
  const [own, setOwn] = useState({ width: 0, height: 0 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another content it has another size
  useLayoutEffect(() => {
    const { offsetWidth: width = 0, offsetHeight: height = 0 } = element.current ?? {};
    setOwn((before) => (before.width === width && before.height === height ? before : { width, height }));
  }, [element, asksLink]);
  const byFinger = matchMedia('(pointer: coarse)').matches;
  if (!rect) return asksLink ? { opacity: 0 } : { visibility: 'hidden' };
  const { x, y, hidden } = placeToolbar(rect, size, own, byFinger);
  const place = { insetBlockStart: y, insetInlineStart: x };
  const measured = own.width > 0;
  if (asksLink) return { ...place, opacity: measured ? undefined : 0 };
  return { ...place, visibility: hidden || !measured ? 'hidden' : undefined };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Distance between the text and the toolbar, in CSS pixels of the editor. */
const gap = 8;

/**
 * Computes the position of the toolbar at the selected text, in CSS pixels of the editor: above it; below it
 * without room above, and on touch screens, whose own menu is above. It covers the text only if neither side
 * has room, and stays in the frame if the text is scrolled out of it.
 */
export function placeToolbar(words: Rect, frame: FrameSize, own: Size, belowFirst: boolean) {
  const { scale } = frame;
  const [room, wide] = [frame.height * scale, frame.width * scale];
  const top = words.y * scale;
  const bottom = (words.y + words.height) * scale;
  const above = top - gap - own.height;
  const below = bottom + gap;
  const fits = { above: above >= 0, below: below + own.height <= room };
  const order = belowFirst ? (['below', 'above'] as const) : (['above', 'below'] as const);
  const side = order.find((candidate) => fits[candidate]);
  const beside = side === 'above' ? above : side === 'below' ? below : gap;
  const y = Math.min(beside, Math.max(0, room - own.height));
  const middle = (words.x + words.width / 2) * scale;
  const x = Math.max(0, Math.min(middle - own.width / 2, wide - own.width));
  return { x, y, hidden: bottom < 0 || top > room };
}
