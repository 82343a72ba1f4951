import type { Mark } from 'prosemirror-model';
import { richSchema } from '../grammar/schema.ts';
import type { MarkupElement } from './markup-element.ts';

const { marks } = richSchema;

const byTag: Readonly<Record<string, string>> = {
  b: 'strong',
  strong: 'strong',
  i: 'emphasis',
  em: 'emphasis',
  s: 'deleted',
  del: 'deleted',
  strike: 'deleted',
};

/** The marks of what is in an element: those around it, and what it says by its name or its style. */
export function marksIn(element: MarkupElement, around: readonly Mark[]): readonly Mark[] {
  let set = around;
  const named = byTag[element.localName];
  if (named) set = withMark(set, named, true);
  const style = declarationsOf(element);
  const weight = style.get('font-weight');
  if (weight) set = withMark(set, 'strong', /^(?:bold|bolder|[6-9]00)$/.test(weight));
  const slant = style.get('font-style');
  if (slant) set = withMark(set, 'emphasis', /^(?:italic|oblique)/.test(slant));
  const line = style.get('text-decoration') ?? style.get('text-decoration-line');
  if (line?.includes('line-through')) set = withMark(set, 'deleted', true);
  const href = element.localName === 'a' ? addressOf(element) : undefined;
  return href ? (marks.link?.create({ href }).addToSet(set) ?? set) : set;
}

function withMark(set: readonly Mark[], name: string, on: boolean): readonly Mark[] {
  const type = marks[name];
  if (!type) return set;
  return on ? type.create().addToSet(set) : type.removeFromSet(set);
}

/** Read as a text: the style of an element that is nowhere says nothing, and a policy may have refused it. */
export function declarationsOf(element: MarkupElement): ReadonlyMap<string, string> {
  const style = element.getAttribute('style') ?? '';
  const pairs = style.split(';').map((declaration) => declaration.split(':'));
  return new Map(
    pairs.map(([name = '', ...value]) => [name.trim().toLowerCase(), value.join(':').trim().toLowerCase()]),
  );
}

/** Where a link of another page leads; undefined for what leads nowhere from here, and for scripts. */
function addressOf(element: MarkupElement): string | undefined {
  const written = element.getAttribute('href')?.trim() ?? '';
  if (!/^(?:https?:|mailto:|tel:)/i.test(written) || !URL.canParse(written)) return undefined;
  return behindRedirect(new URL(written)) ?? written;
}

/** Documents of Google lead their links through an address of their own. */
function behindRedirect(url: URL): string | undefined {
  if (url.hostname !== 'www.google.com' || url.pathname !== '/url') return undefined;
  const target = url.searchParams.get('q') ?? '';
  return /^https?:/i.test(target) ? target : undefined;
}
