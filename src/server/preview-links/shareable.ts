import { AppError } from '#server/http/app-error.ts';
import { authorize } from '#server/http/authorize.ts';
import type { Person } from '#server/http/person.ts';
import type { PageRecord } from '#server/pages/store/page-record.ts';

/** Throws 403 for a protected page to who is no owner. */
export function requireShareable({ requiresLogin }: PageRecord, person: Person): void {
  if (!requiresLogin || authorize(person, 'share', 'protectedDraft')) return;
  throw new AppError('auth/forbidden', { message: 'Only owners share drafts of a protected page.' });
}
