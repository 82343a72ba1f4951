import { z } from 'zod';

/** A setting of a page in addition to its content. */
interface PageField<Schema extends z.ZodType> {
  readonly schema: Schema;
  /** Value of a new page, and of records from before the field existed. */
  readonly initial: z.infer<Schema>;
  /** Value shown to visitors of a protected page before they have entered its password. */
  readonly locked: z.infer<Schema>;
}

interface PageFieldUses {
  /** Column in the table `pages`, which a migration adds. */
  readonly column: string;
  /** Pages on which visitors notice a change of it: visible or hidden ones. */
  readonly noticedOn: 'seen' | 'hidden';
  /** Name of its change in the site history. */
  readonly change: string;
  /** True if it is copied when a page is duplicated, exported or imported. */
  readonly isCopied: boolean;
}

const pageField = <Schema extends z.ZodType, const Uses extends PageFieldUses>(
  field: PageField<Schema> & Uses,
): PageField<Schema> & Uses => field;

/**
 * Settings of a page in addition to its content, each with its column. The API's schemas, storage, the ETag,
 * history, undo, duplicates and content files derive from this table. Access to a page (`published`,
 * `isHidden`, the protection) has its own rules in `server/pages`.
 */
export const pageFields = {
  redirectUrl: pageField({
    schema: z.string().max(2000).nullable(),
    initial: null,
    locked: null,
    column: 'redirect_url',
    noticedOn: 'hidden',
    change: 'redirect',
    isCopied: false,
  }),
  showInMenu: pageField({
    schema: z.boolean(),
    initial: true,
    locked: false,
    column: 'show_in_menu',
    noticedOn: 'seen',
    change: 'menu',
    isCopied: true,
  }),
  hideFromSearchEngines: pageField({
    schema: z.boolean(),
    initial: false,
    locked: true,
    column: 'hide_from_search_engines',
    noticedOn: 'seen',
    change: 'search',
    isCopied: true,
  }),
};

type PageFields = typeof pageFields;
export type PageFieldName = keyof PageFields;
type NameByUse<Use extends Partial<PageFieldUses>> = {
  [Name in PageFieldName]: PageFields[Name] extends Use ? Name : never;
}[PageFieldName];

export type PageFieldValues = { readonly [Name in PageFieldName]: z.infer<PageFields[Name]['schema']> };

/** Values that a copy takes over; absent ones get their initial value. */
export type CopiedPageFields = {
  readonly [Name in NameByUse<{ isCopied: true }>]?: PageFieldValues[Name] | undefined;
};

export const pageFieldNames = Object.keys(pageFields) as PageFieldName[];
export const copiedPageFields = pageFieldNames.filter((name) => pageFields[name].isCopied) as NameByUse<{
  isCopied: true;
}>[];
export const seenPageFields = listNamesNoticedOn('seen');
export const hiddenPageFields = listNamesNoticedOn('hidden');
export const pageFieldChanges = pageFieldNames.map((name) => pageFields[name].change);

function listNamesNoticedOn<On extends PageFieldUses['noticedOn']>(on: On): NameByUse<{ noticedOn: On }>[] {
  return pageFieldNames.filter((name) => pageFields[name].noticedOn === on) as NameByUse<{ noticedOn: On }>[];
}

export const initialPageFields = mapFields((name) => pageFields[name].initial) as PageFieldValues;
export const lockedPageFields = mapFields((name) => pageFields[name].locked) as PageFieldValues;

type Shape = { readonly [Name in PageFieldName]: PageFields[Name]['schema'] };
export const pageFieldShape = mapFields((name) => pageFields[name].schema) as Shape;

/** Shape of stored records. Fields that did not exist when a record was written get their initial value. */
export const recordedPageFieldShape = mapFields((name) => {
  const { schema, initial } = pageFields[name] as PageField<z.ZodType>;
  return schema.default(initial);
}) as { readonly [Name in PageFieldName]: z.ZodDefault<Shape[Name]> };

function mapFields(make: (name: PageFieldName) => unknown): Readonly<Record<PageFieldName, unknown>> {
  return pickFields(Object.fromEntries(pageFieldNames.map((name) => [name, make(name)])), pageFieldNames);
}

/** Picks properties of an object by name. */
export function pickFields<Source extends object, Name extends keyof Source>(
  source: Source,
  names: readonly Name[],
): Pick<Source, Name> {
  return Object.fromEntries(names.map((name) => [name, source[name]])) as Pick<Source, Name>;
}
