import { makePhoto, type Photos, photoNames } from '../../support/ordinary-content.ts';
import type { StudioApi } from './studio-api.ts';

/** Uploads the photos of ordinary content to the library. */
export async function uploadPhotos(api: StudioApi): Promise<Photos> {
  const uploaded: [string, string][] = [];
  for (const name of photoNames) {
    const buffer = await makePhoto(name);
    uploaded.push([name, await api.uploadFile({ name: `${name}.webp`, mimeType: 'image/webp', buffer })]);
  }
  return Object.fromEntries(uploaded) as Photos;
}
