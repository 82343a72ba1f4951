import { splitTitle } from '#content/page/title-parts.ts';

/** The class of a heading whose words are drawn in parts (`base.css`); undefined where they stand as one. */
export function titleLook(title: string): string | undefined {
  return splitTitle(title) && splitTitleClasses.title;
}

/** Also for whoever writes in one: the parts look the same while they change. */
export const splitTitleClasses = {
  title: 'split-title',
  name: 'split-title__name',
  colon: 'split-title__colon',
  rest: 'split-title__rest',
} as const;

/**
 * A page's title, the name of what it is about on a line of its own. To whoever reads, copies or listens it is one
 * string: the colon is there and has no size.
 */
export function TitleWords({ children }: { readonly children: string }) {
  const parts = splitTitle(children);
  if (!parts) return <>{children}</>;
  const { name, colon, gap, rest } = parts;
  return (
    <>
      <span className={splitTitleClasses.name}>
        {name}
        <span className={splitTitleClasses.colon}>{colon}</span>
      </span>
      {gap}
      <span className={splitTitleClasses.rest}>{rest}</span>
    </>
  );
}
