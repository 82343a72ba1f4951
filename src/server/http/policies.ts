import type { FastifyRequest } from 'fastify';
import type { Access } from '#api/endpoint.ts';
import type { User } from '#api/endpoints/auth.ts';
import { AppError } from './app-error.ts';
import './viewer.ts';

type Viewer = User | undefined;
type Policy = (viewer: Viewer) => boolean;

/** Editors write pages, media, tokens and redirects; owners do everything. */
const canEdit: Policy = (viewer) => viewer !== undefined;

/** Users, page passwords, protection and site settings are the owner's. */
const canOwn: Policy = (viewer) => viewer?.role === 'owner';

const policies: Record<Access, Policy> = {
  public: () => true,
  editor: canEdit,
  owner: canOwn,
};

/** Lets through whom an endpoint's access names: 401 for the signed-out, 403 for the wrong role. */
export function requireAccess(access: Access): (request: FastifyRequest) => Promise<void> {
  const allows = policies[access];
  return async ({ viewer }) => {
    if (allows(viewer)) return;
    throw new AppError(viewer === undefined ? 'auth/required' : 'auth/forbidden');
  };
}
