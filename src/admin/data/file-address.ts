import { useQuery } from '@tanstack/react-query';
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
