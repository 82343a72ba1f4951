import type { FastifyInstance } from 'fastify';
import * as endpoints from '#api/endpoints/settings.ts';
import { signedIn } from '#server/http/person.ts';
import { mount } from '#server/http/route.ts';
import type { Storage } from '#server/storage/storage.ts';
import { readSettings, saveSettings } from './settings.service.ts';

/** The calls on the settings of the site. */
export function settingsRoutes(app: FastifyInstance, { storage }: { readonly storage: Storage }): void {
  mount(app, endpoints.getSettings, () => readSettings(storage.db));
  mount(app, endpoints.saveSettings, ({ body, viewer }) => saveSettings(storage, body, signedIn(viewer)));
}
