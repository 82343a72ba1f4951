import { z } from 'zod';

/** One setting of a page beside its content. */
interface PageField<Schema extends z.ZodType> {
  readonly schema: Schema;
  /** The value of a new page, and of records from before the field existed. */
  readonly initial: z.infer<Schema>;
  /** Told to visitors of a protected page who have not typed its password. */
  readonly locked: z.infer<Schema>;
}

interface PageFieldUses {
  /** Column in the table `pages`, which a migration adds. */
  readonly column: string;
  /** Pages of which visitors notice it: those that they see, or hidden ones. */
  readonly noticedOn: 'seen' | 'hidden';
  /** Name of its change in the site's history. */
  readonly change: string;
  /** True if a duplicate of a page has it too, and if content is exported and imported with it. */
  readonly isCopied: boolean;
}

const pageField = <Schema extends z.ZodType, const Uses extends PageFieldUses>(
  field: PageField<Schema> & Uses,
): PageField<Schema> & Uses => field;

/**
 * Settings of a page beside its content, each with its column. The API's schemas, storage, the ETag, history, undo, duplicates
 * and content files derive from this table. What decides who sees a page (`published`, `isHidden`, the protection) has rules
 * of its own in `server/pages`.
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
type NameWith<Use extends Partial<PageFieldUses>> = {
  [Name in PageFieldName]: PageFields[Name] extends Use ? Name : never;
}[PageFieldName];

export type PageFieldValues = { readonly [Name in PageFieldName]: z.infer<PageFields[Name]['schema']> };

/** Values that a copy takes along; one that is left out is the initial one. */
export type CopiedPageFields = {
  readonly [Name in NameWith<{ isCopied: true }>]?: PageFieldValues[Name] | undefined;
};

export const pageFieldNames = Object.keys(pageFields) as PageFieldName[];
export const copiedPageFields = pageFieldNames.filter((name) => pageFields[name].isCopied) as NameWith<{
  isCopied: true;
}>[];
export const seenPageFields = namesNoticedOn('seen');
export const hiddenPageFields = namesNoticedOn('hidden');
export const pageFieldChanges = pageFieldNames.map((name) => pageFields[name].change);

function namesNoticedOn<On extends PageFieldUses['noticedOn']>(on: On): NameWith<{ noticedOn: On }>[] {
  return pageFieldNames.filter((name) => pageFields[name].noticedOn === on) as NameWith<{ noticedOn: On }>[];
}

export const initialPageFields = mapFields((name) => pageFields[name].initial) as PageFieldValues;
export const lockedPageFields = mapFields((name) => pageFields[name].locked) as PageFieldValues;

type Shape = { readonly [Name in PageFieldName]: PageFields[Name]['schema'] };
export const pageFieldShape = mapFields((name) => pageFields[name].schema) as Shape;

/** Shape for stored records, some of which are from before a field existed: its initial value stands in. */
export const recordedPageFieldShape = mapFields((name) => {
  const { schema, initial } = pageFields[name] as PageField<z.ZodType>;
  return schema.default(initial);
}) as { readonly [Name in PageFieldName]: z.ZodDefault<Shape[Name]> };

function mapFields(make: (name: PageFieldName) => unknown): Readonly<Record<PageFieldName, unknown>> {
  return pickFields(Object.fromEntries(pageFieldNames.map((name) => [name, make(name)])), pageFieldNames);
}

/** Some properties of an object, by their names. */
export function pickFields<Source extends object, Name extends keyof Source>(
  source: Source,
  names: readonly Name[],
): Pick<Source, Name> {
  return Object.fromEntries(names.map((name) => [name, source[name]])) as Pick<Source, Name>;
}
