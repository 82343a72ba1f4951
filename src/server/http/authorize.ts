import type { FastifyRequest } from 'fastify';
import type { Access } from '#api/endpoint.ts';
import { AppError } from './app-error.ts';
import { isAssistant, type Person } from './person.ts';

/** A user or a visitor. */
type Caller = Person | undefined;
type Rule = (who: Caller) => boolean;

const allowAll: Rule = () => true;
const isPerson: Rule = (who) => who !== undefined;
const isHuman: Rule = (who) => isPerson(who) && !isAssistant(who);
const isOwner: Rule = (who) => who === 'system' || (who !== undefined && who.role === 'owner');

/**
 * The only access policy. Editors write pages, files and redirects; owners may do everything; assistants may
 * do what editors may, except for protected pages and writes that visitors would see
 * (`storage/drafts-only.ts`). Every endpoint must declare an access (`docs/roles.md` is generated from them).
 */
const policy = {
  call: { public: allowAll, editor: isPerson, owner: isOwner },
  /**
   * Protection is whether a page is protected, and its passwords. A protected page itself contains a
   * client's work.
   */
  read: { protection: isOwner, protectedPage: isHuman },
  change: { protection: isOwner },
  share: { protectedDraft: isOwner },
} as const satisfies { readonly call: Record<Access, Rule> } & Record<string, Record<string, Rule>>;

type Policy = typeof policy;

/** True if the user may do this. The system (seed, jobs) may do everything. */
export function authorize<Verb extends keyof Policy>(
  who: Caller,
  verb: Verb,
  thing: keyof Policy[Verb],
): boolean {
  return (policy[verb] as Record<keyof Policy[Verb], Rule>)[thing](who);
}

/** Creates a hook that admits users by an endpoint's access: 401 if signed out, 403 for the wrong role. */
export function requireAccess(access: Access): (request: FastifyRequest) => Promise<void> {
  return async ({ viewer }) => {
    if (authorize(viewer, 'call', access)) return;
    throw new AppError(viewer === undefined ? 'auth/required' : 'auth/forbidden');
  };
}
