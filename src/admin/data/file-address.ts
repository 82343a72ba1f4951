import { useQuery } from '@tanstack/react-query';
import type { Media } from '#api/endpoints/media.ts';
import type { FocalPoint } from '#content/media/image-url.ts';
import { mediaQuery } from './media.ts';
import { queryClient } from './queries.ts';

/**
 * Where the bytes of a file are asked for that a block names: another address since they were replaced. As far as the
 * library is known here; nothing is asked for it.
 */
export function useFileAddress(src: string): string {
  const { data } = useQuery({ ...mediaQuery, enabled: false }, queryClient);
  return data?.find(({ url }) => url === src)?.address ?? src;
}

/** The same for all files of the library, for whoever asks about many. */
export function createAddressLookup(files: readonly Media[]): (src: string) => string {
  const addresses = new Map(files.map(({ url, address = url }) => [url, address]));
  return (src) => addresses.get(src) ?? src;
}

const middle: FocalPoint = { x: 0.5, y: 0.5 };

/** What crops of a file keep in view wherever nothing else is said; the middle as far as the library is not known here. */
export function useFilePoint(src: string): FocalPoint {
  const { data } = useQuery({ ...mediaQuery, enabled: false }, queryClient);
  return data?.find(({ url }) => url === src)?.focalPoint ?? middle;
}
