import type { TextMark, TextState } from '#preview/messages.ts';
import type { MountedText } from '#writing/editor/mount-text.ts';

type Place = TextState['place'];

const marks = ['bold', 'italic', 'link', 'bullet', 'ordered', 'quote'] as const satisfies readonly TextMark[];

/** What is selected in a text, as the editor's toolbar needs it; where a caret alone stands when `always`. */
export function textState(text: MountedText, place: Place, rich: boolean, always: boolean): TextState {
  const { start, end, active } = text.selection();
  const selected = start !== end;
  const { x, y, width, height } = text.rectangle();
  return {
    place,
    rich,
    selected,
    rect: selected || always ? { x, y, width, height } : null,
    marks: marks.filter((mark) => Boolean(active[mark])),
    href: active.link ?? null,
  };
}
