import { Link } from 'react-router';
import type { Media } from '#api/endpoints/media.ts';
import { libraryWords } from './library-words.ts';

type Brand = 'logo' | 'favicon';

/** Lists uses of a file by the site itself, besides pages: as logo or icon. */
export function listBrandUses({ isLogo, isFavicon }: Pick<Media, 'isLogo' | 'isFavicon'>): readonly Brand[] {
  return [...(isLogo ? (['logo'] as const) : []), ...(isFavicon ? (['favicon'] as const) : [])];
}

/** Links to the setting where another file can be chosen. */
export function BrandLink({ brand }: { readonly brand: Brand }) {
  return <Link to="/admin/design-tokens?part=brand">{libraryWords.uses[brand]}</Link>;
}
