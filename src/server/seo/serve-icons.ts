import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PictureByTheme } from '#content/media/picture-by-theme.ts';
import { getCurrentLog } from '#server/http/current-log.ts';
import { type PreparedAnswer, prepareBytes } from '#server/http/prepared-answer.ts';
import { sendPrepared } from '#server/http/send-prepared.ts';
import type { SiteReader } from '#server/pages/site/read-site.ts';
import type { Pictures } from '#server/pictures/pictures.ts';
import { iconVersion, shownFavicon } from '#site/render.tsx';
import { tokens as designOwn, getResolvedTokens, type Tokens } from '#tokens/resolve-tokens.ts';
import { iconFiles } from './icon-files.ts';
import type { ReadFavicon } from './own-favicon.ts';
import { always, openFile } from './serve-text.ts';

interface Options {
  readonly reader: Pick<SiteReader, 'settings' | 'mediaOf'>;
  readonly pictures: Pictures;
  readonly readFavicon: ReadFavicon | undefined;
}

/** An icon that is opened as a document may load and run nothing. */
const iconHeaders = {
  ...always,
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
};

/** Versioned URLs are cached for ever. Icons that browsers request by a fixed name are cached shortly. */
const caching = {
  named: 'public, max-age=31536000, immutable',
  byName: 'public, max-age=3600',
} as const;

/** Current source of all icons. */
interface IconState {
  /** Version in icon URLs, '' for the default icons. */
  readonly version: string;
  readonly favicon: PictureByTheme | undefined;
  readonly tokens: Tokens;
}

/** Renders each icon once per source, at its first request. */
export function serveIcons(app: FastifyInstance, { reader, pictures, readFavicon }: Options): void {
  let known: IconState = { version: '', favicon: undefined, tokens: designOwn };

  // If storage fails, the last known state is good enough for an icon.
  const readState = async (): Promise<IconState> => {
    try {
      const settings = await reader.settings();
      const media = await reader.mediaOf(settings);
      const tokens = getResolvedTokens(settings.designTokens);
      known = {
        version: iconVersion({ settings, media }),
        favicon: shownFavicon({ settings, media }),
        tokens,
      };
    } catch (error) {
      getCurrentLog(app.log).warn({ err: error }, 'the icons could not be updated');
    }
    return known;
  };

  for (const [url, icon] of Object.entries(iconFiles)) {
    let rendered: { readonly version: string; readonly making: Promise<Buffer> } | undefined;
    const render = async ({ favicon, tokens }: IconState): Promise<Buffer> => {
      const own = favicon && (await readFavicon?.(favicon));
      if (favicon && !own) throw new Error(`The files of the icon ${favicon.light} are missing.`);
      return icon.render({ pictures, tokens, own });
    };
    const renderBytes = (state: IconState): Promise<Buffer> => {
      if (rendered?.version !== state.version) {
        const making = render(state);
        rendered = { version: state.version, making };
        making.catch(() => {
          if (rendered?.making === making) rendered = undefined;
        });
      }
      return rendered.making;
    };
    const answer = async (request: FastifyRequest): Promise<PreparedAnswer> => {
      const state = await readState();
      const prepare = (bytes: Buffer, isNamed: boolean) =>
        prepareBytes(bytes, icon.type, {
          ...iconHeaders,
          'cache-control': caching[isNamed ? 'named' : 'byName'],
        });
      const asked = new URLSearchParams(request.url.split('?')[1]).get('v') ?? '';
      try {
        return prepare(await renderBytes(state), state.version !== '' && asked === state.version);
      } catch (error) {
        if (!state.favicon) throw error;
        // Sends the default icon, since a site without an icon looks broken. The next request retries the
        // studio's.
        getCurrentLog(app.log).error({ err: error }, `${url} could not be created from the studio's icon`);
        return prepare(await icon.render({ pictures, tokens: state.tokens, own: undefined }), false);
      }
    };
    app.route({
      ...openFile,
      url,
      handler: async (request, reply) => sendPrepared(await answer(request), request, reply),
    });
  }
}
