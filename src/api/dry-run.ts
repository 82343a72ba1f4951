import { z } from 'zod';
import { pageKinds } from '#content/page/page.ts';
import type { Endpoint } from './endpoint.ts';
import { languageSchema, translatedSchema, warningsSchema } from './schemas/common.ts';

/** A page's address in one language, where a write changes it, or whether visitors see the page there. */
const addressChangeSchema = z
  .object({
    pageId: z.string(),
    language: languageSchema,
    /** The path of the page before; null when it is new. */
    from: z.string().nullable(),
    /** The path of the page after; null when it goes to the trash. */
    to: z.string().nullable(),
    wasSeen: z.boolean(),
    isSeen: z.boolean(),
  })
  .meta({ id: 'AddressChange' });
export type AddressChange = z.infer<typeof addressChangeSchema>;

/** A redirect that a write makes, turns or drops. A path without a language's prefix covers all of them. */
const redirectChangeSchema = z
  .object({
    fromPath: z.string(),
    /** Where it led before; null when it is new. */
    wasTo: z.string().nullable(),
    /** Where it leads after; null when it goes. */
    toPath: z.string().nullable(),
  })
  .meta({ id: 'RedirectChange' });
type RedirectChange = z.infer<typeof redirectChangeSchema>;

/** A link in content to an address at which a page is then not any more. */
const linkToSchema = z
  .object({
    /** The page that has the link. */
    pageId: z.string(),
    kind: z.enum(pageKinds),
    title: translatedSchema,
    /** The block that has it: what its type is called, and its id. */
    block: z.string(),
    blockId: z.string(),
    /** Where it leads, without language. */
    path: z.string(),
    /** Whether visitors see it; false for one that is in a draft only. */
    isLive: z.boolean(),
  })
  .meta({ id: 'LinkTo' });
export type LinkTo = z.infer<typeof linkToSchema>;

/** What a write would do beyond what it answers itself. */
export interface DryRunChanges {
  readonly addresses: readonly AddressChange[];
  readonly redirects: readonly RedirectChange[];
  /** Links in content that lead to addresses that are left. */
  readonly links: readonly LinkTo[];
}

/** The answer of a dry run: that of the write, with these. */
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

/** What a dry run adds to an answer. Without `dry-run` it is left out. */
const dryRunPart = z.object({ changes, warnings: warningsSchema }).partial().meta({ id: 'DryRun' });

/** The schema of all that a call answers when it goes well. */
export function answerOf({ answer, dryRun }: Endpoint): z.ZodType {
  return dryRun ? z.intersection(answer, dryRunPart) : answer;
}
