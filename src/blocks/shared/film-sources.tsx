import { phoneWindows } from '#content/media/film.ts';
import type { MediaFacts } from '#content/media/image-url.ts';

/** The address of a film for `video` itself; undefined where its sources say it, since browsers then read nothing but that. */
export function filmSrc(src: string, facts: MediaFacts | undefined): string | undefined {
  return facts?.phone ? undefined : src;
}

/** Another one for other sources: a browser that has chosen among them looks at no new ones (HTML, 4.8.8). */
export function filmKey(src: string, facts: MediaFacts | undefined): string {
  return `${src} ${facts?.phone?.src ?? ''}`;
}

/** What small windows load, and all others: browsers take the first that is for them and that they play. Nothing where there is one film for all. */
export function FilmSources({
  src,
  facts,
}: {
  readonly src: string;
  readonly facts: MediaFacts | undefined;
}) {
  if (!facts?.phone) return null;
  return (
    <>
      <source media={phoneWindows} src={facts.phone.src} type={facts.phone.type} />
      <source src={src} />
    </>
  );
}
