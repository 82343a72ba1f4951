import fp from 'fastify-plugin';
import * as endpoints from '#api/endpoints/safety.ts';
import { mount } from '#server/http/route.ts';
import '#server/security/wrong-tries.plugin.ts';
import { protectedFiles } from './protected-files.ts';
import { createSafety, type SafetyDeps } from './safety.service.ts';

/** Whether the site is safe; for owners. */
export const safetyRoutes = fp<SafetyDeps>(
  async (app, deps) => {
    const safety = createSafety(deps, app.wrongTries, app.jobs);
    mount(app, endpoints.readSafety, () => safety.read());
    mount(app, endpoints.listProtectedFiles, () => protectedFiles(deps.storage));
  },
  { name: 'safety', dependencies: ['identity', 'jobs', 'wrong-tries', 'not-found-answers'] },
);
