import { queryOptions } from '@tanstack/react-query';
import { readAnswer } from '#api/client.ts';
import { type FontFamily, listFonts, uploadFont } from '#api/endpoints/fonts.ts';
import { api, session } from '../../session/api.ts';

export const fontsQuery = queryOptions({
  queryKey: ['fonts'],
  queryFn: async ({ signal }) => (await api.call(listFonts, {}, { signal })).data,
});

/** Uploads a font as form data, which the typed client does not support. */
export async function sendFont(file: File): Promise<FontFamily> {
  const body = new FormData();
  body.append('file', file);
  const { method, path } = uploadFont;
  const request = {
    method,
    body,
    credentials: 'same-origin',
    headers: { accept: 'application/json' },
  } as const;
  return (await readAnswer(await session.fetch(`/api${path}`, request))) as FontFamily;
}
