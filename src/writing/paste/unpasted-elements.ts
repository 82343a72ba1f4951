import type { InlineStyle } from './inline-style.ts';
import { isMarkupElement, type MarkupElement } from './markup-element.ts';

/**
 * Finds why the text of an element is not pasted: hidden, a comment, or a mark of a note. Undefined for other
 * elements.
 */
export function findReasonToSkip(
  element: MarkupElement,
  style: InlineStyle,
): 'hidden' | 'comments' | 'footnoteMarks' | undefined {
  if (isHidden(element, style) || isTrackedDeletion(element)) return 'hidden';
  const classes = element.getAttribute('class') ?? '';
  const part = style.get('mso-element') ?? '';
  // The comment's content. Its mark in the text is counted instead.
  if (part.startsWith('comment') || /\bmsocom(?:txt|off)\b|\bMsoCommentText\b/.test(classes)) return 'hidden';
  if (style.get('mso-special-character') === 'comment' || isNoteRule(element)) return 'hidden';
  if (/\bMsoCommentReference\b|\bmsocomanchor\b/.test(classes)) return 'comments';
  if (leadsToNote(element, /#cmnt_ref\d/)) return 'hidden';
  return findNoteMark(element, style, classes);
}

/** Classes with which sites hide text for screen readers. */
const hiddenClass =
  /(?:^|\s)(?:sr-only|visually-?hidden|screen-?reader-(?:text|only)|element-invisible|a11y-hidden)(?:\s|$)/i;

function isHidden(element: MarkupElement, style: InlineStyle): boolean {
  return (
    element.getAttribute('hidden') !== null ||
    style.get('display') === 'none' ||
    /^(?:hidden|collapse)$/.test(style.get('visibility') ?? '') ||
    style.get('mso-hide') === 'all' ||
    (style.get('position') === 'absolute' && isClipped(style)) ||
    hiddenClass.test(element.getAttribute('class') ?? '')
  );
}

/** Recognizes such classes by their styles, because browsers copy those instead of the names. */
function isClipped(style: InlineStyle): boolean {
  return (
    /^rect\((?:[01](?:px)?[\s,]*){4}\)$/.test(style.get('clip') ?? '') ||
    /^inset\((?:50|100)%/.test(style.get('clip-path') ?? '')
  );
}

/** True for a deletion with an author or time, which is a tracked change. Others are strikethrough. */
function isTrackedDeletion(element: MarkupElement): boolean {
  const classes = element.getAttribute('class') ?? '';
  if (/\bmsoDel\b|\bck-suggestion-marker-deletion\b/.test(classes)) return true;
  const isDated = ['cite', 'datetime'].some((name) => element.getAttribute(name) !== null);
  return element.localName === 'del' && isDated;
}

/** True for the short line above the notes of Word. */
function isNoteRule(element: MarkupElement): boolean {
  return (
    element.localName === 'hr' &&
    element.getAttribute('align') === 'left' &&
    element.getAttribute('width') === '33%'
  );
}

const commentMark = /#(?:_msocom_|cmnt)\d/;
const noteMark =
  /#(?:_(?:ftn|edn)\d|ftnt\d|sd(?:foot|end)note\d+sym|cite_note|(?:user-content-)?fn\w?[:-]?\d|(?:foot|end)note)/i;
const backMark =
  /#(?:_(?:ftn|edn)ref|ftnt_ref|sd(?:foot|end)note\d+anc|cite_ref|(?:user-content-)?fnref|(?:foot|end)note\w*ref)/i;

/** Matches a number, a letter or a symbol, with or without brackets. */
const markWords = /^[[(]?(?:\d{1,4}|[ivxlc]{1,6}|[a-z]{1,2}|[*†‡§¶#^↑↩⤴]{1,3}\ufe0e?)[\])]?$/i;

function findNoteMark(
  element: MarkupElement,
  style: InlineStyle,
  classes: string,
): 'hidden' | 'comments' | 'footnoteMarks' | undefined {
  const role = element.getAttribute('role');
  if (role === 'doc-backlink' || /\bfootnote-backref\b/.test(classes)) return 'hidden';
  const isNamed =
    role === 'doc-noteref' ||
    /\bMso(?:Foot|End)noteReference\b|\bfootnote-ref\b|\bsd(?:foot|end)noteanc\b/.test(classes) ||
    style.has('mso-footnote-id') ||
    style.has('mso-endnote-id');
  const href = element.localName === 'a' ? (element.getAttribute('href') ?? '') : '';
  if (!isNamed && !href.includes('#')) return undefined;
  if (backMark.test(href)) return hasMarkWords(element) ? 'hidden' : undefined;
  if (commentMark.test(href)) return 'comments';
  return isNamed || (noteMark.test(href) && hasMarkWords(element)) ? 'footnoteMarks' : undefined;
}

function hasMarkWords(element: MarkupElement): boolean {
  const words = (element.textContent ?? '').trim();
  return words.length <= 9 && markWords.test(words.replaceAll(/\s/g, ''));
}

/**
 * True if an element leads to a note. Google Docs puts comments after the text, each in a box that begins
 * with a link to its mark.
 */
function leadsToNote(element: MarkupElement, href: RegExp): boolean {
  if (element.localName !== 'div' && element.localName !== 'p') return false;
  let first: MarkupElement | undefined = element;
  for (let depth = 0; first && depth < 5; depth += 1) {
    if (first.localName === 'a') return href.test(first.getAttribute('href') ?? '');
    first = findFirstElement(first);
  }
  return false;
}

/** Finds the first child element; undefined if text comes before it. */
function findFirstElement(element: MarkupElement): MarkupElement | undefined {
  for (const node of element.childNodes) {
    if (isMarkupElement(node)) return node;
    if (node.nodeType === 3 && (node.textContent ?? '').trim() !== '') return undefined;
  }
  return undefined;
}
