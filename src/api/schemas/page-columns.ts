import { z } from 'zod';
import { createColumnSchema } from '../columns.ts';
import type { PageColumns } from '../page-columns.ts';
import { pageInListSchema } from './page.ts';

/** Fields of a page in a list, each as a column; null for absent values. */
const columns = Object.entries(pageInListSchema.shape).map(([name, field]: [string, z.ZodType]) => [
  name,
  createColumnSchema(field instanceof z.ZodOptional ? (field.unwrap() as z.ZodType).nullable() : field),
]);

export const pageColumnsSchema = z
  .object(Object.fromEntries(columns))
  .meta({ id: 'PageColumns' }) as unknown as z.ZodType<PageColumns, PageColumns>;

export const listedPageFields = pageInListSchema.keyof().options;
