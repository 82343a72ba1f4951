import { finishUpload, uploadsPath } from '#api/endpoints/uploads.ts';
import { api, session } from '../session/api.ts';
import { sendWithProgress } from '../session/send-with-progress.ts';
import { createRememberedUploads } from './remembered-uploads.ts';
import { createSendInParts, type Send } from './send-in-parts.ts';
import { sendWhole } from './send-whole.ts';

/** Sends a file in parts for whoever is signed in in this window. */
export const sendInParts: Send = (file, how) => {
  const endpoint = `${location.origin}/api${uploadsPath}`;
  const personId = session.store.getState().user?.id ?? '';
  return createSendInParts({
    endpoint,
    request: (url, init, told) => session.fetch(url, init, sendWithProgress(told)),
    finish: async (id, signal) => (await api.call(finishUpload, { params: { id } }, { signal })).data,
    remembered: createRememberedUploads({ storage: storageOfThisBrowser(), endpoint, personId }),
    sendWhole,
    connected,
  })(file, how);
};

/** A browser can forbid to ask for it. */
function storageOfThisBrowser(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

async function connected(signal: AbortSignal | undefined): Promise<void> {
  if (navigator.onLine || signal?.aborted) return;
  await new Promise<void>((resolve) => {
    const goOn = () => {
      removeEventListener('online', goOn);
      signal?.removeEventListener('abort', goOn);
      resolve();
    };
    addEventListener('online', goOn);
    signal?.addEventListener('abort', goOn);
  });
}
