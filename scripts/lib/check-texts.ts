import { parseSync } from 'oxc-parser';
import type { SourceFile } from './check-structure.ts';

/** Rules of `npm run check` on the texts of the tool: see CONTRIBUTING.md. */

interface TextIssue {
  readonly rule: 'phrase' | 'term' | 'contraction' | 'length' | 'sentences' | 'duplicate';
  /** `path:line key`. */
  readonly subject: string;
  readonly advice: string;
}

/** A text with its location. Each interpolated value counts as one word, `…`. */
interface FoundText {
  readonly file: string;
  readonly line: number;
  /** Path of the enclosing property, such as `publish.help`. */
  readonly key: string;
  readonly text: string;
}

/** Constructions that style rules 2, 4, 6 and 7 forbid, each with its replacement. */
const phrases: readonly (readonly [RegExp, string])[] = [
  [
    /(?:^|[.!] )(?:What|Who|Whoever|Whose|Where|Whatever|Those who|That of|One that)\b[^?]*[.:](?: |$)/,
    'Begin with the subject.',
  ],
  [/\b(?:somebody|someone|nobody|anybody|whoever|everybody)\b/i, 'Say who it is: you, visitors, a member.'],
  [
    /\bany more\b|\bof before\b|\banew\b|\bin vain\b|\bmeanwhile\b|\ball that is\b|\ball the same\b/i,
    'Use the present tense and the plain word.',
  ],
  [/\b(?:by|of) (?:itself|themselves)\b/i, 'Say who does it, or leave it out.'],
  [/\bfor good\b/i, 'permanently'],
  [/\bat once\b/i, 'immediately'],
  [/\b(?:stands?|stood) (?:in|on|at|behind|below|beside|here|there|as|for)\b/i, 'is, is shown'],
  [/\bthrown? away\b/i, 'delete'],
  [/\b(?:put|bring|brought) (?:it |them |this )?back\b/i, 'restore'],
  [/\bpress(?:ed)? on\b|\ba press\b/i, 'click'],
  [/\bas (?:it|they) c[ao]me\b|\bas it was\b/i, 'default, unchanged'],
];

/** Words to avoid, each with its term from the glossary in style.md. */
const terms: readonly (readonly [RegExp, string])[] = [
  [/\bpictures?\b/i, 'image'],
  [/\bfilms?\b/i, 'video'],
  [/\bremarks?\b/i, 'comment'],
  [/\b(?:client )?rooms?\b/i, 'client space'],
  [/\bsecret links?\b/i, 'share link'],
  [/\bassistant.?s? keys?\b|\bkeys? of assistants?\b/i, 'API key'],
  [/\bsealed\b/i, 'encrypted'],
  [/\bwho did what\b/i, 'activity log'],
  [/\bwrong (?:try|tries|attempts?)\b/i, 'failed attempt'],
  [/\bsaved elsewhere\b/i, 'conflict'],
  [/\bunsaved work\b/i, 'unsaved changes'],
  [/\bfiles? on (?:its|their|the) way\b/i, 'upload'],
  [/\bother sites?\b/i, 'third-party request'],
  [/\bstill fine\b/i, 'mark as up to date'],
  [/\bsame on purpose\b/i, 'keep identical'],
  [/\btaken? off the site\b|\bwithdraw/i, 'unpublish'],
  [/\bwindows? (?:wide|narrow)\b|\b(?:wide|narrow) windows?\b/i, 'desktop, tablet, mobile'],
  [/\bmade by the site\b/i, 'Vitrine created'],
  [/\bsigns\b(?! (?:in|out|you))/i, 'characters'],
];

/** Long forms that the tool contracts (style rule 5). Reference docs and the API keep the long form. */
const longForms =
  /\b(?:cannot|can not|could not|is not|are not|does not|do not|did not|will not|was not|were not|has not|have not|would not|should not|you will|you are|it is)\b/i;

const bounds = {
  /**
   * Texts without a full stop, such as labels and buttons. Rule 8 asks for three words; inserted names need
   * more.
   */
  label: 6,
  /** One sentence of help. */
  help: 14,
  /** A sentence anywhere. */
  sentence: 25,
  /** Sentences in an error or a paragraph. */
  sentences: 2,
} as const;

/** Bounds for texts of the site and the API reference: titles may be sentences, and paragraphs are longer. */
const proseBounds = { ...bounds, label: 9, sentences: 3 } as const;
const prose = /^src\/(?:i18n|api|server\/assistants|server\/app\/describe-)/;

const helpKeys = /(?:^|\.)(?:help|\w*Help|hint|\w*Hint)(?:\.|$)/;

/** True for the initial content of a new block, which is written for visitors and not for the tool. */
const isStarterText = ({ file, key }: FoundText) =>
  file.startsWith('src/blocks/') && /(?:^|\.)(?:nl|en)$/.test(key);

/** Texts that break a rule for a reason, each with that reason. */
const exceptions: ReadonlyMap<string, string> = new Map([
  ['Een app die de stad leesbaar maakt', 'The headline that typefaces are shown with.'],
]);

/** Properties outside of catalogues with texts of the tool. */
const readProperties = new Set([
  'label',
  'help',
  'placeholder',
  'description',
  'summary',
  'title',
  'message',
  'hint',
]);

const isCatalogue = (file: string) => /(?:words|messages|i18n\/(?:en|nl))\.ts$/.test(file);

/** True for at least four words that start with a capital and end with sentence punctuation. */
const isSentence = (text: string) =>
  /^[A-Z“‘…][^<>{}=]*[.!?…]$/.test(text) && /[a-z]/i.test(text) && text.split(' ').length >= 4;

/** Node of the syntax tree; its other properties hold nodes, lists of nodes or plain values. */
interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly [property: string]: unknown;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

export function findTexts({ file, text: source }: SourceFile): FoundText[] {
  const found: FoundText[] = [];
  const add = ({ start }: SyntaxNode, keys: readonly string[], raw: string) => {
    const text = raw.replace(/\s+/g, ' ').trim();
    const isRead = isCatalogue(file) || readProperties.has(keys.at(-1) ?? '');
    if (!isSentence(text) && !(isRead && /[a-z].* |^… .*[a-z]/i.test(text))) return;
    found.push({ file, line: source.slice(0, start).split('\n').length, key: keys.join('.'), text });
  };
  const visit = (value: unknown, keys: readonly string[]): void => {
    if (Array.isArray(value)) for (const one of value) visit(one, keys);
    if (!isNode(value) || value.type === 'ImportDeclaration') return;
    if (value.type === 'Literal' && typeof value.value === 'string') add(value, keys, value.value);
    if (value.type === 'TemplateLiteral') add(value, keys, readTemplate(value));
    const inside = value.type === 'Property' ? [...keys, readKey(value.key)] : keys;
    for (const child of Object.values(value)) visit(child, inside);
  };
  visit(parseSync(file, source).program, []);
  return found;
}

function readTemplate({ quasis }: SyntaxNode): string {
  const parts = Array.isArray(quasis) ? quasis : [];
  return parts.map((part: { value?: { cooked?: string } }) => part.value?.cooked ?? '').join('…');
}

function readKey(key: unknown): string {
  return isNode(key) ? String(key.name ?? key.value ?? '') : '';
}

const countWords = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\d…]/u.test(word)).length;

const splitSentences = (text: string) => text.split(/(?<=[.!?])\s+(?=[\p{Lu}“…])/u);

function checkText(found: FoundText, isTool: boolean): TextIssue[] {
  const { text, key, file, line } = found;
  if (exceptions.has(text) || isStarterText(found)) return [];
  const subject = `${file}:${line} ${key} “${text}”`;
  const issues: TextIssue[] = [];
  const limits = prose.test(file) ? proseBounds : bounds;
  const isDutch = file.endsWith('/nl.ts') || /(?:^|\.)nl(?:\.|$)/.test(key);
  const sentences = splitSentences(text);
  if (!isDutch) {
    for (const [pattern, advice] of phrases)
      if (pattern.test(text)) issues.push({ rule: 'phrase', subject, advice });
    for (const [pattern, term] of terms)
      if (pattern.test(text))
        issues.push({ rule: 'term', subject, advice: `Use the glossary’s word: ${term}.` });
    if (isTool && longForms.test(text))
      issues.push({ rule: 'contraction', subject, advice: 'Contract: can’t, isn’t, you’ll.' });
  }
  // A text in lower case continues after a name, such as the path of an issue: “must be a list”.
  const bound = /^[a-z]/.test(text) ? limits.sentence : limits.label;
  const isClosed = /[.!?:…]$/.test(text);
  if (!isClosed && countWords(text) > bound) {
    issues.push({
      rule: 'length',
      subject,
      advice: `A label or toast has at most ${bound} words; a sentence ends with a full stop.`,
    });
  }
  if (helpKeys.test(key) && (sentences.length > 1 || countWords(text) > bounds.help)) {
    issues.push({ rule: 'length', subject, advice: `Help is one sentence of at most ${bounds.help} words.` });
  }
  if (sentences.some((sentence) => countWords(sentence) > bounds.sentence)) {
    issues.push({ rule: 'length', subject, advice: `A sentence has at most ${bounds.sentence} words.` });
  }
  if (sentences.length > limits.sentences) {
    issues.push({
      rule: 'sentences',
      subject,
      advice: `At most ${limits.sentences} sentences: what happened, what to do.`,
    });
  }
  return issues;
}

/** Reports texts of four words or more that occur twice: one definition needs only one change. */
function findDuplicates(texts: readonly FoundText[]): TextIssue[] {
  const first = new Map<string, FoundText>();
  return texts.flatMap((found) => {
    if (countWords(found.text) < 4 || !/\p{L}/u.test(found.text)) return [];
    const other = first.get(found.text);
    if (other === undefined) {
      first.set(found.text, found);
      return [];
    }
    return [
      {
        rule: 'duplicate' as const,
        subject: `${found.file}:${found.line} ${found.key} “${found.text}”`,
        advice: `The same as in ${other.file}:${other.line}. Use one.`,
      },
    ];
  });
}

export function checkTexts(sources: readonly SourceFile[]): TextIssue[] {
  const texts = sources.flatMap(findTexts);
  return [
    ...texts.flatMap((found) =>
      checkText(found, found.file.startsWith('src/admin/') || found.file.startsWith('src/blocks/')),
    ),
    ...findDuplicates(texts),
  ];
}
