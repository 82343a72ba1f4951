import fp from 'fastify-plugin';
import * as endpoints from '#api/endpoints/rooms.ts';
import { requireUser } from '#server/http/person.ts';
import { mount } from '#server/http/route.ts';
import {
  createRoom,
  deleteRoom,
  listRooms,
  type RoomDeps,
  restoreRoom,
  revokeRoom,
  saveRoom,
} from './rooms.service.ts';

/** API routes of clients' rooms; for owners. */
export const roomsRoutes = fp<RoomDeps>(
  async (app, deps) => {
    mount(app, endpoints.listRooms, () => listRooms(deps));
    mount(app, endpoints.createRoom, ({ body, viewer }) => createRoom(deps, body, requireUser(viewer)));
    mount(app, endpoints.saveRoom, ({ params, body, viewer }) =>
      saveRoom(deps, params.id, body, requireUser(viewer)),
    );
    mount(app, endpoints.revokeRoom, ({ params, viewer }) =>
      revokeRoom(deps, params.id, requireUser(viewer)),
    );
    mount(app, endpoints.restoreRoom, ({ params, viewer }) =>
      restoreRoom(deps, params.id, requireUser(viewer)),
    );
    mount(app, endpoints.deleteRoom, async ({ params, viewer }) => {
      await deleteRoom(deps, params.id, requireUser(viewer));
      return {};
    });
  },
  { name: 'rooms', dependencies: ['identity', 'not-found-answers'] },
);
