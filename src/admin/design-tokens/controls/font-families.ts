import { useQuery } from '@tanstack/react-query';
import { fontsQuery } from '../fonts/font-calls.ts';

/** Lists the font families available to text: those of Vitrine and the studio's own. */
export function useFontFamilies(): readonly string[] {
  const { data } = useQuery(fontsQuery);
  return data?.map(({ font }) => font.family) ?? [];
}
