import type { Media } from '#api/endpoints/media.ts';
import { finishUpload, replaceByUpload, uploadsPath } from '#api/endpoints/uploads.ts';
import { api, session } from '../session/api.ts';
import { sendWithProgress } from '../session/session.ts';
import { createRememberedUploads } from './remembered-uploads.ts';
import { createSendInParts, type HowToSend } from './send-in-parts.ts';
import { waitForConnection } from './wait-for-connection.ts';

/**
 * Uploads a file in parts as the signed-in person: to the media library, or in place of an existing file.
 *
 * @param sendWhole the fallback in one request, if the server loses parts
 */
export function sendInParts(
  file: File,
  how: HowToSend,
  sendWhole: (file: File, how: HowToSend, replaced?: Media) => Promise<Media>,
  replaced?: Media,
): Promise<Media> {
  const endpoint = `${location.origin}/api${uploadsPath}`;
  const personId = session.store.getState().user?.id ?? '';
  return createSendInParts({
    endpoint,
    request: (url, init, told) => session.fetch(url, init, sendWithProgress(told)),
    finish: async (id, signal) => {
      if (!replaced) return (await api.call(finishUpload, { params: { id } }, { signal })).data;
      const params = { id, mediaId: replaced.id };
      return (await api.call(replaceByUpload, { params }, { signal, ifMatch: replaced.revision })).data;
    },
    remembered: createRememberedUploads({ storage: storageOfThisBrowser(), endpoint, personId }),
    sendWhole: (whole, ways) => sendWhole(whole, ways, replaced),
    connected: waitForConnection,
  })(file, how);
}

/** Returns undefined if the browser forbids storage. */
function storageOfThisBrowser(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
