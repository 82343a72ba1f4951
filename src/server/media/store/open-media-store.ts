import type { MediaLocation } from './media-location.ts';
import { type MediaStore, openLocalStore } from './media-store.ts';

/** Opens where the files are. What a bucket needs is large, and loaded by those who have one. */
export async function openMediaStore(location: MediaLocation): Promise<MediaStore> {
  if (location.kind === 'folder') return openLocalStore(location.folder);
  const { openBucketStore } = await import('./bucket-store.ts');
  return openBucketStore(location);
}
