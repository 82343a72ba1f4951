import {
  type InputRule,
  inputRules,
  InputRule as Rule,
  textblockTypeInputRule,
  wrappingInputRule,
} from 'prosemirror-inputrules';
import type { MarkType, ResolvedPos } from 'prosemirror-model';
import type { Plugin } from 'prosemirror-state';
import { canJoin, findWrapping } from 'prosemirror-transform';
import { richSchema } from '../grammar/schema.ts';

const { nodes, marks } = richSchema;

/** Converts Markdown syntax while it is typed. */
export function createMarkdownRules(): Plugin {
  return inputRules({
    rules: [
      wrappingInputRule(/^\s*[-+*]\s$/, nodes.bullet_list),
      createNumberRule(),
      wrappingInputRule(/^>\s$/, nodes.quote),
      textblockTypeInputRule(/^(#{1,6})\s$/, nodes.heading, (match) => ({
        level: match[1]?.length,
      })),
      createLineRule(),
      createMarkRule(/(?:^|[^*])(\*\*)([^*\s](?:[^*]*[^*\s])?)\*\*$/, marks.strong),
      createMarkRule(/(?:^|[^*])(\*)([^*\s](?:[^*]*[^*\s])?)\*$/, marks.emphasis),
      createMarkRule(/(?:^|[^~])(~~)([^~\s](?:[^~]*[^~\s])?)~~$/, marks.deleted),
      createMarkRule(/(?:^|[^`])(`)([^`]+)`$/, marks.code),
    ],
  });
}

/**
 * Begins a numbered list with 1, or with the number after the last list's: other numbers at the start of a
 * line are years and dates.
 */
function createNumberRule(): InputRule {
  return new Rule(/^(\d{1,9})[.)]\s$/, (state, match, from, to) => {
    const start = Number(match[1]);
    const isNext = start === findNextNumber(state.doc.resolve(from));
    if (start !== 1 && !isNext) return null;
    const transaction = state.tr.delete(from, to);
    const range = transaction.doc.resolve(from).blockRange();
    const wrapping = range && findWrapping(range, nodes.ordered_list, { start });
    if (!range || !wrapping) return null;
    transaction.wrap(range, wrapping);
    const before = transaction.doc.resolve(from - 1).nodeBefore;
    const joins = isNext && before?.type === nodes.ordered_list && canJoin(transaction.doc, from - 1);
    return joins ? transaction.join(from - 1) : transaction;
  });
}

/** Finds the number after the last numbered list before this paragraph; undefined without one. */
function findNextNumber($place: ResolvedPos): number | undefined {
  const depth = $place.depth - 1;
  const before = $place.node(depth).children.slice(0, $place.index(depth));
  const list = before.findLast(({ type }) => type === nodes.ordered_list);
  return list && Number(list.attrs.start) + list.childCount;
}

function createLineRule(): InputRule {
  return new Rule(/^---$/, (state, _match, start) => {
    const place = state.doc.resolve(start);
    if (place.depth !== 1) return null;
    return state.tr.replaceRangeWith(place.before(), place.after(), nodes.rule?.create() as never);
  });
}

/** Marks the text between delimiters, and removes the delimiters. */
function createMarkRule(pattern: RegExp, type: MarkType | undefined): InputRule {
  return new Rule(pattern, (state, match, start, end) => {
    const [whole, sign = '', words = ''] = match;
    const begin = start + whole.indexOf(sign);
    const has = state.doc.rangeHasMark(begin, end, marks.code);
    if (!type || has) return null;
    const transaction = state.tr;
    const from = begin + sign.length;
    if (from + words.length < end) transaction.delete(from + words.length, end);
    transaction.delete(begin, from);
    transaction.addMark(begin, begin + words.length, type.create());
    return transaction.removeStoredMark(type);
  });
}
