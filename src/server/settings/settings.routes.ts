import type { FastifyInstance } from 'fastify';
import * as endpoints from '#api/endpoints/settings.ts';
import { signedIn } from '#server/http/person.ts';
import { mount } from '#server/http/route.ts';
import { tagged } from '#server/http/tagged.ts';
import type { Storage } from '#server/storage/storage.ts';
import { readRevisedSettings, saveSettings } from './settings.service.ts';

/** The calls on the settings of the site. */
export function settingsRoutes(app: FastifyInstance, { storage }: { readonly storage: Storage }): void {
  mount(app, endpoints.getSettings, async (call) => tagged(call, await readRevisedSettings(storage.db)));
  mount(app, endpoints.saveSettings, async (call) => {
    const { body, viewer, ifMatch } = call;
    return tagged(call, await saveSettings(storage, body, signedIn(viewer), ifMatch));
  });
}
