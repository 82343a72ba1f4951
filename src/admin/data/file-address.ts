import { useQuery } from '@tanstack/react-query';
import type { Media } from '#api/endpoints/media.ts';
import type { FocalPoint } from '#content/media/image-url.ts';
import { mediaQuery } from './media.ts';
import { queryClient } from './queries.ts';

/**
 * Returns the current URL of a file's bytes, which changes when the file is replaced. Uses only the media
 * library already loaded; never fetches.
 */
export function useFileAddress(src: string): string {
  const { data } = useQuery({ ...mediaQuery, enabled: false }, queryClient);
  return data?.find(({ url }) => url === src)?.address ?? src;
}

/** Creates a lookup that does the same for many files. */
export function createAddressLookup(files: readonly Media[]): (src: string) => string {
  const addresses = new Map(files.map(({ url, address = url }) => [url, address]));
  return (src) => addresses.get(src) ?? src;
}

const middle: FocalPoint = { x: 0.5, y: 0.5 };

/** Returns a file's default focal point; the centre if the media library isn't loaded. */
export function useFilePoint(src: string): FocalPoint {
  const { data } = useQuery({ ...mediaQuery, enabled: false }, queryClient);
  return data?.find(({ url }) => url === src)?.focalPoint ?? middle;
}
