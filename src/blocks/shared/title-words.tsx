import { splitTitle } from '#content/page/title-parts.ts';

/** Gets the class of a heading with a formatted title (`base.css`); undefined for a plain one. */
export function getTitleClass(title: string): string | undefined {
  return splitTitle(title) && splitTitleClasses.title;
}

/** Also used while a title is typed, so that it looks the same. */
export const splitTitleClasses = {
  title: 'split-title',
  name: 'split-title__name',
  colon: 'split-title__colon',
  rest: 'split-title__rest',
} as const;

/**
 * A page's title. The part before a colon is on its own line. For screen readers, copying and text extraction
 * it is one string: the colon is present with a font size of zero.
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
