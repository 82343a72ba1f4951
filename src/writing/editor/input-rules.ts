import {
  type InputRule,
  inputRules,
  InputRule as Rule,
  textblockTypeInputRule,
  wrappingInputRule,
} from 'prosemirror-inputrules';
import type { MarkType } from 'prosemirror-model';
import type { Plugin } from 'prosemirror-state';
import { richSchema } from '../grammar/schema.ts';

const { nodes, marks } = richSchema;

/** Converts Markdown syntax while it is typed. */
export function createMarkdownRules(): Plugin {
  return inputRules({
    rules: [
      wrappingInputRule(/^\s*[-+*]\s$/, nodes.bullet_list),
      wrappingInputRule(
        /^(\d{1,9})[.)]\s$/,
        nodes.ordered_list,
        (match) => ({ start: Number(match[1]) }),
        (match, node) => node.childCount + Number(node.attrs.start) === Number(match[1]),
      ),
      wrappingInputRule(/^>\s$/, nodes.quote),
      textblockTypeInputRule(/^(#{1,6})\s$/, nodes.heading, (match) => ({
        level: match[1]?.length,
      })),
      lineRule(),
      markRule(/(?:^|[^*])(\*\*)([^*\s](?:[^*]*[^*\s])?)\*\*$/, marks.strong),
      markRule(/(?:^|[^*])(\*)([^*\s](?:[^*]*[^*\s])?)\*$/, marks.emphasis),
      markRule(/(?:^|[^~])(~~)([^~\s](?:[^~]*[^~\s])?)~~$/, marks.deleted),
      markRule(/(?:^|[^`])(`)([^`]+)`$/, marks.code),
    ],
  });
}

function lineRule(): InputRule {
  return new Rule(/^---$/, (state, _match, start) => {
    const place = state.doc.resolve(start);
    if (place.depth !== 1) return null;
    return state.tr.replaceRangeWith(place.before(), place.after(), nodes.rule?.create() as never);
  });
}

/** Marks the text between delimiters, and removes the delimiters. */
function markRule(pattern: RegExp, type: MarkType | undefined): InputRule {
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
