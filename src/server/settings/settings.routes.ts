import fp from 'fastify-plugin';
import * as endpoints from '#api/endpoints/settings.ts';
import { requireUser } from '#server/http/person.ts';
import { sendTagged } from '#server/http/preconditions.ts';
import { mount } from '#server/http/route.ts';
import type { Storage } from '#server/storage/storage.ts';
import { readRevisedSettings, saveSettings } from './settings.service.ts';

/** Routes of the site settings. */
export const settingsRoutes = fp<{ readonly storage: Storage }>(
  async (app, { storage }) => {
    mount(app, endpoints.getSettings, async (call) =>
      sendTagged(call, await readRevisedSettings(storage.db)),
    );
    mount(app, endpoints.saveSettings, async (call) => {
      const { body, viewer, ifMatch } = call;
      return sendTagged(call, await saveSettings(storage, body, requireUser(viewer), ifMatch));
    });
  },
  { name: 'settings', dependencies: ['identity', 'not-found-answers'] },
);
