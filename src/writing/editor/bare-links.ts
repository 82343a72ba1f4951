import type { Mark, Node } from 'prosemirror-model';
import { type EditorState, Plugin, PluginKey, type Transaction } from 'prosemirror-state';
import { listBareUrls } from '#content/markdown/parser.ts';
import { richSchema } from '../grammar/schema.ts';

const { link } = richSchema.marks;

/** Set on changes in which URLs stay plain text: a text from elsewhere, or a removed link. */
export const keepsLinks = new PluginKey<boolean>('keepsLinks');

/** Turns a typed URL into a link, as the page does. */
export function createLinkPlugin(): Plugin {
  return new Plugin({
    appendTransaction(changes, _before, state) {
      if (
        !changes.some(({ docChanged }) => docChanged) ||
        changes.some((change) => change.getMeta(keepsLinks))
      ) {
        return null;
      }
      const [from, to] = getChangedRange(changes, state);
      const transaction = state.tr;
      state.doc.nodesBetween(from, to, (node, position) => {
        if (!node.isTextblock) return true;
        for (const run of listRuns(node, position + 1)) relink(transaction, run, from, to);
        return false;
      });
      return transaction.docChanged ? transaction : null;
    },
  });
}

function getChangedRange(changes: readonly Transaction[], { doc }: EditorState): [number, number] {
  let from = doc.content.size;
  let to = 0;
  for (const [index, change] of changes.entries()) {
    for (const [at, map] of change.mapping.maps.entries()) {
      map.forEach((_oldStart, _oldEnd, start, end) => {
        const mapForward = (position: number, side: number) => {
          const here = change.mapping.slice(at + 1).map(position, side);
          return changes.slice(index + 1).reduce((place, next) => next.mapping.map(place, side), here);
        };
        from = Math.min(from, mapForward(start, -1));
        to = Math.max(to, mapForward(end, 1));
      });
    }
  }
  return [Math.max(0, Math.min(from, doc.content.size)), Math.min(Math.max(from, to), doc.content.size)];
}

interface Run {
  readonly from: number;
  text: string;
  readonly marks: readonly Mark[];
  readonly linked: Map<number, Mark>;
}

const isAuto = (mark: Mark) => mark.type === link && mark.attrs.auto !== '';

/** Lists runs of text with the same marks, in which URLs are found as the page finds them. */
function listRuns(block: Node, start: number): Run[] {
  const runs: Run[] = [];
  let last: Run | undefined;
  block.forEach((inline, offset) => {
    const marks = inline.marks.filter((mark) => !isAuto(mark));
    const isWords = inline.isText && !marks.some(({ type }) => type === link || type.name === 'code');
    if (!isWords) last = undefined;
    else if (last && areMarksEqual(last.marks, marks)) last.text += inline.text ?? '';
    else {
      last = { from: start + offset, text: inline.text ?? '', marks, linked: new Map() };
      runs.push(last);
    }
    const mark = inline.marks.find(isAuto);
    if (last && mark) last.linked.set(start + offset, mark);
  });
  return runs;
}

const areMarksEqual = (a: readonly Mark[], b: readonly Mark[]) =>
  a.length === b.length && a.every((mark, index) => b[index] && mark.eq(b[index]));

function relink(transaction: Transaction, run: Run, from: number, to: number): void {
  const end = run.from + run.text.length;
  if (run.from > to || end < from) return;
  for (const mark of run.linked.values()) transaction.removeMark(run.from, end, mark);
  for (const { start, end: last, href } of listBareUrls(run.text)) {
    const here = [run.from + start, run.from + last] as const;
    const wasLink = [...run.linked.keys()].some((place) => place >= here[0] && place < here[1]);
    const isNew = here[0] <= to && here[1] >= from;
    if (link && (wasLink || isNew)) transaction.addMark(...here, link.create({ href, auto: 'linkify' }));
  }
}
