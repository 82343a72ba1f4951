import type { FastifyRequest } from 'fastify';
import type { Access } from '#api/endpoint.ts';
import { AppError } from './app-error.ts';
import { isAssistant, type Person } from './person.ts';

/** Somebody, or a visitor. */
type Who = Person | undefined;
type Rule = (who: Who) => boolean;

const everybody: Rule = () => true;
const people: Rule = (who) => who !== undefined;
const humans: Rule = (who) => people(who) && !isAssistant(who);
const owners: Rule = (who) => who === 'system' || (who !== undefined && who.role === 'owner');

/**
 * Who may do what to what: the one policy. Editors write pages, files and redirects; owners do everything; assistants call as editors,
 * of pages that are not protected, and no write of theirs reaches visitors (`storage/drafts-only.ts`). A call's thing is the
 * access that its endpoint declares, so that a new call has to say it (`docs/roles.md` is made from them).
 */
const policy = {
  call: { public: everybody, editor: people, owner: owners },
  /** What protects a page: whether it is, and its passwords. A protected page itself is the work of some client. */
  read: { protection: owners, protectedPage: humans },
  change: { protection: owners },
  share: { protectedDraft: owners },
} as const satisfies { readonly call: Record<Access, Rule> } & Record<string, Record<string, Rule>>;

type Policy = typeof policy;

/** Whether somebody may do something to a thing. The system (seed, jobs) may do everything. */
export function authorize<Verb extends keyof Policy>(
  who: Who,
  verb: Verb,
  thing: keyof Policy[Verb],
): boolean {
  return (policy[verb] as Record<keyof Policy[Verb], Rule>)[thing](who);
}

/** Lets through whom an endpoint's access names: 401 for the signed-out, 403 for the wrong role. */
export function requireAccess(access: Access): (request: FastifyRequest) => Promise<void> {
  return async ({ viewer }) => {
    if (authorize(viewer, 'call', access)) return;
    throw new AppError(viewer === undefined ? 'auth/required' : 'auth/forbidden');
  };
}
