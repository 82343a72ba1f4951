import multipart from '@fastify/multipart';
import fp from 'fastify-plugin';
import * as endpoints from '#api/endpoints/fonts.ts';
import { AppError } from '#server/http/app-error.ts';
import { signedIn } from '#server/http/person.ts';
import { mount } from '#server/http/route.ts';
import { defaultLimits, type Limits } from '#server/limits/limits.ts';
import type { MediaStore } from '#server/media/store/media-store.ts';
import { readFile } from '#server/media/upload/read-upload.ts';
import type { FontsService } from './fonts.service.ts';
import { serveFonts } from './serve-fonts.ts';

interface Options {
  readonly fonts: FontsService;
  readonly store: MediaStore;
  readonly limits?: Limits;
}

const megabyte = 1024 * 1024;

/** The calls on the studio's fonts, and their files. In a scope of its own, like the library: it parses uploads. */
export const fontsPlugin = fp<Options>(
  async (app, { fonts, store, limits = defaultLimits }) => {
    await app.register(multipart);
    mount(app, endpoints.listFonts, () => fonts.list());
    mount(app, endpoints.uploadFont, async ({ request, viewer }) => {
      const { bytes, name } = await readFile(request, endpoints.uploadFont.upload ?? '', {
        most: limits.font * megabyte,
        tooLarge: () =>
          new AppError('input/too-large', { message: `A font can be ${limits.font} MB large at most.` }),
      });
      return fonts.store(bytes, name, signedIn(viewer).email);
    });
    mount(app, endpoints.deleteFont, async ({ params, viewer }) => {
      await fonts.remove(params.id, signedIn(viewer).email);
      return {};
    });
    mount(app, endpoints.restoreFont, ({ params, viewer }) =>
      fonts.restore(params.id, signedIn(viewer).email),
    );
    serveFonts(app, store);
  },
  { name: 'fonts', dependencies: ['identity'], encapsulate: true },
);
