/** Joins the class names that apply. Falsy names are omitted; an empty result is undefined. */
export function classNames(...names: (string | false | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
