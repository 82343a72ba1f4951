import { queryOptions } from '@tanstack/react-query';
import { listPagePictures, type PagePicture, picturesAtOnce } from '#api/endpoints/tree.ts';
import type { PageInList } from '#api/schemas/page.ts';
import { api } from '../session/api.ts';

type PictureRequest = PromiseWithResolvers<PagePicture | null> & { readonly id: string };

/** Requests of rows rendered together, which are sent as one call. */
let waiting: PictureRequest[] = [];

function requestPicture(id: string): Promise<PagePicture | null> {
  const request = { id, ...Promise.withResolvers<PagePicture | null>() };
  if (waiting.length === 0) queueMicrotask(sendWaiting);
  waiting.push(request);
  return request.promise;
}

function sendWaiting(): void {
  const requests = waiting;
  waiting = [];
  for (let at = 0; at < requests.length; at += picturesAtOnce) {
    void answerTogether(requests.slice(at, at + picturesAtOnce));
  }
}

async function answerTogether(requests: readonly PictureRequest[]): Promise<void> {
  const ids = [...new Set(requests.map(({ id }) => id))].join();
  try {
    const { data } = await api.call(listPagePictures, { query: { ids } });
    const byId = new Map(data.map((picture) => [picture.id, picture]));
    for (const { id, resolve } of requests) resolve(byId.get(id) ?? null);
  } catch (error) {
    for (const { reject } of requests) reject(error);
  }
}

/** The picture of a page in lists; null for none. Read again once the page has changed. */
export function pagePictureQuery({ id, updatedAt }: Pick<PageInList, 'id' | 'updatedAt'>) {
  return queryOptions({
    queryKey: ['page-picture', id, updatedAt],
    queryFn: () => requestPicture(id),
    staleTime: Number.POSITIVE_INFINITY,
    // No retry: a list is usable without pictures.
    retry: false,
  });
}
