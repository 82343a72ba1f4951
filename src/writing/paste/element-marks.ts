import type { Mark } from 'prosemirror-model';
import { richSchema } from '../grammar/schema.ts';
import type { InlineStyle } from './inline-style.ts';
import { unwrapAddress } from './link-wrappers.ts';
import type { MarkupElement } from './markup-element.ts';

const { marks } = richSchema;

const byTag: Readonly<Record<string, string>> = {
  b: 'strong',
  strong: 'strong',
  th: 'strong',
  i: 'emphasis',
  em: 'emphasis',
  cite: 'emphasis',
  dfn: 'emphasis',
  var: 'emphasis',
  s: 'deleted',
  del: 'deleted',
  strike: 'deleted',
  code: 'code',
  kbd: 'code',
  samp: 'code',
  tt: 'code',
};

/** Lists the marks of an element's content: those around it, and those of its name or style. */
export function readMarks(
  element: MarkupElement,
  style: InlineStyle,
  around: readonly Mark[],
): readonly Mark[] {
  let set = around;
  const named = byTag[element.localName];
  if (named) set = withMark(set, named, true);
  const weight = style.get('font-weight');
  if (weight) set = withMark(set, 'strong', /^(?:bold|bolder|[6-9]00)$/.test(weight));
  const slant = style.get('font-style');
  if (slant) set = withMark(set, 'emphasis', /^(?:italic|oblique)/.test(slant));
  const line = style.get('text-decoration') ?? style.get('text-decoration-line');
  if (line?.includes('line-through')) set = withMark(set, 'deleted', true);
  const href = element.localName === 'a' ? readHref(element) : undefined;
  return href ? (marks.link?.create({ href }).addToSet(set) ?? set) : set;
}

export function withMark(set: readonly Mark[], name: string, on: boolean): readonly Mark[] {
  const type = marks[name];
  if (!type) return set;
  return on ? type.create().addToSet(set) : type.removeFromSet(set);
}

/** Reads the URL of a link; undefined for URLs that do not work here, and for scripts. */
function readHref(element: MarkupElement): string | undefined {
  const written = element.getAttribute('href')?.trim() ?? '';
  if (!/^(?:https?:|mailto:|tel:)/i.test(written) || !URL.canParse(written)) return undefined;
  return unwrapAddress(written);
}

/** True for a link to a place in its own page or to a local file. */
export function isLostLink(element: MarkupElement): boolean {
  const written = element.localName === 'a' ? (element.getAttribute('href') ?? '') : '';
  const address = written.replace(/\s/g, '');
  return address !== '' && !/^(?:#|javascript:)/i.test(address) && readHref(element) === undefined;
}

/**
 * Reads the URL that a link shows as its text, unwrapped as the link is; undefined if it shows other text.
 */
export function readVisibleUrl(element: MarkupElement): string | undefined {
  const written = element.localName === 'a' ? element.getAttribute('href')?.trim() : undefined;
  const target = written === undefined ? undefined : readHref(element);
  if (target === undefined || target === written) return undefined;
  return element.textContent?.trim() === written ? target : undefined;
}
