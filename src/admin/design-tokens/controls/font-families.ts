import { useQuery } from '@tanstack/react-query';
import { fontsQuery } from '../fonts/font-calls.ts';

/** The typefaces that text can be set in: those that come with the site, and the studio's own. */
export function useFontFamilies(): readonly string[] {
  const { data } = useQuery(fontsQuery);
  return data?.map(({ font }) => font.family) ?? [];
}
