import type { MediaLocation } from './media-location.ts';
import { type MediaStore, openLocalStore } from './media-store.ts';

/** Opens the configured store. Loads the S3 client, which is large, only for a bucket. */
export async function openMediaStore(location: MediaLocation): Promise<MediaStore> {
  if (location.kind === 'folder') return openLocalStore(location.folder);
  const { openBucketStore } = await import('./bucket-store.ts');
  return openBucketStore(location);
}
