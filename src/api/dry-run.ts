import { z } from 'zod';
import { pageKinds } from '#content/page/page.ts';
import type { Endpoint } from './endpoint.ts';
import { languageSchema, translatedSchema, warningsSchema } from './schemas/common.ts';

/** A change of a page's path in one language, or of its visibility there. */
const addressChangeSchema = z
  .object({
    pageId: z.string(),
    language: languageSchema,
    /** The page's path before; null for a new page. */
    from: z.string().nullable(),
    /** The page's path after; null if it goes to the trash. */
    to: z.string().nullable(),
    wasSeen: z.boolean(),
    isSeen: z.boolean(),
  })
  .meta({ id: 'AddressChange' });
export type AddressChange = z.infer<typeof addressChangeSchema>;

/**
 * A redirect that a write creates, changes or deletes. A path without language prefix covers all languages.
 */
const redirectChangeSchema = z
  .object({
    fromPath: z.string(),
    /** Its target before; null for a new redirect. */
    wasTo: z.string().nullable(),
    /** Its target after; null if it is deleted. */
    toPath: z.string().nullable(),
  })
  .meta({ id: 'RedirectChange' });
type RedirectChange = z.infer<typeof redirectChangeSchema>;

/** A link in content to a path that the page no longer has after the write. */
const linkToSchema = z
  .object({
    /** The page that contains the link. */
    pageId: z.string(),
    kind: z.enum(pageKinds),
    title: translatedSchema,
    /** The block that contains it: the label of its type, and its id. */
    block: z.string(),
    blockId: z.string(),
    /** Its target, without language. */
    path: z.string(),
    /** True if visitors see it; false if only a draft has it. */
    isLive: z.boolean(),
  })
  .meta({ id: 'LinkTo' });
export type AffectedLink = z.infer<typeof linkToSchema>;

/** Effects of a write beyond its own response. */
export interface DryRunChanges {
  readonly addresses: readonly AddressChange[];
  readonly redirects: readonly RedirectChange[];
  /** Links in content to paths that pages leave. */
  readonly links: readonly AffectedLink[];
}

/** The response of a dry run: the write's response with the effects. */
export type DryRun<Answer> = Answer & {
  readonly changes: DryRunChanges;
  readonly warnings: z.infer<typeof warningsSchema>;
};

const changes = z
  .object({
    addresses: z.array(addressChangeSchema),
    redirects: z.array(redirectChangeSchema),
    links: z.array(linkToSchema),
  })
  .partial();

/** Fields that a dry run adds to a response. Absent without `dry-run`. */
const dryRunPart = z.object({ changes, warnings: warningsSchema }).partial().meta({ id: 'DryRun' });

/** Schema of a call's complete successful response. */
export function getAnswerSchema({ answer, dryRun }: Endpoint): z.ZodType {
  return dryRun ? z.intersection(answer, dryRunPart) : answer;
}
