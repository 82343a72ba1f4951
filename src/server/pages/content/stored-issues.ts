import { savePageSchema } from '#api/schemas/page.ts';
import { type Block, type Definitions, isBlock } from '#content/block/block.ts';
import type { Issue } from '#content/block/issue.ts';
import { mapSlots } from '#content/block/slots.ts';
import { isRecord } from '#content/block/walk-fields.ts';
import { isLanguage, isTranslated } from '#content/language/language.ts';
import { hasTooManyEntries } from '#content/limits.ts';
import type { PageContent } from '#content/page/page.ts';
import { AppError } from '#server/http/app-error.ts';
import type { Person } from '#server/http/person.ts';
import type { PageDeps } from '#server/pages/store/page-deps.ts';
import { isReadableVersion, type PageRecord } from '#server/pages/store/page-record.ts';
import { findPage } from '#server/pages/store/pages.repository.ts';
import { computeProtection } from '#server/pages/visibility/protection.ts';
import { emptyPageContent, findWriteTarget, mergeValidContent } from './save-content.ts';

type Body = Readonly<Record<string, unknown>>;

/**
 * Validates the body of a save against what is stored: texts over their limits, text of another language that
 * would be replaced, and protection without a password. Runs only if the body is invalid anyway, so that the
 * answer lists everything to fix; it locks and writes nothing.
 * @param key undefined for a new page
 */
export async function listStoredIssues(
  deps: PageDeps,
  key: string | undefined,
  body: unknown,
  person: Person,
): Promise<readonly Issue[]> {
  if (!isRecord(body)) return [];
  const page = key === undefined ? undefined : await findPage(deps.storage.db, key);
  if (key !== undefined && !page) return [];
  return [
    ...(await findContentIssues(deps, page, body)),
    ...(await findProtectionIssues(deps, page, body, person)),
  ];
}

async function findContentIssues(
  { storage: { db }, definitions }: PageDeps,
  page: PageRecord | undefined,
  { title, overview, language, versionId }: Body,
): Promise<readonly Issue[]> {
  if (!Array.isArray(overview) || hasTooManyEntries(definitions, overview)) return [];
  const named = typeof versionId === 'string' ? { versionId } : {};
  const place = page && (await findWriteTarget({ db }, page, named).catch(ignoreAppError));
  if (page && (!place?.base || !isReadableVersion(place.base))) return [];
  const before: PageContent =
    place?.base && isReadableVersion(place.base) ? place.base.content : emptyPageContent;
  return mergeValidContent(definitions, before, {
    ...(isTranslated(title) ? { title } : {}),
    ...(isLanguage(language) ? { language } : {}),
    overview: withPlaceholders(definitions, overview),
  }).issues;
}

/** Replaces invalid blocks by placeholders, so that indexes in issue paths stay valid. */
function withPlaceholders(definitions: Definitions, blocks: readonly unknown[], around = ''): Block[] {
  return blocks.map((block, index) => {
    const place = `${around}${index}`;
    const { type, ...rest }: Body = isRecord(block) ? block : {};
    const whole = isBlock(block)
      ? block
      : { ...rest, id: `?${place}`, type: typeof type === 'string' ? type : '' };
    return mapSlots(definitions, whole, (inner) => withPlaceholders(definitions, inner, `${place}.`));
  });
}

const protection = savePageSchema.pick({ requiresLogin: true, loginPassword: true, passwordId: true });
const unprotected = { id: '', requiresLogin: false, loginPassword: null, passwordId: null } as const;

async function findProtectionIssues(
  { storage, vault }: PageDeps,
  page: PageRecord | undefined,
  { requiresLogin, loginPassword, passwordId }: Body,
  person: Person,
): Promise<readonly Issue[]> {
  const wishes = protection.safeParse({ requiresLogin, loginPassword, passwordId });
  if (!wishes.success) return [];
  try {
    const reading = { db: storage.db, now: storage.now().toISOString() };
    await computeProtection(reading, vault, page ?? unprotected, wishes.data, person);
    return [];
  } catch (error) {
    if (error instanceof AppError && error.code === 'input/invalid') return error.details.issues ?? [];
    return ignoreAppError(error) ?? [];
  }
}

/** Ignores errors of access and of missing pages: they are reported once the body is valid. */
function ignoreAppError(error: unknown): undefined {
  if (!(error instanceof AppError)) throw error;
}
