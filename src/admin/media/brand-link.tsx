import { Link } from 'react-router';
import type { Media } from '#api/endpoints/media.ts';
import { libraryWords } from './library-words.ts';

type Brand = 'logo' | 'favicon';

/** What of the site a file is beside what pages show. */
export function listBrandUses({ isLogo, isFavicon }: Pick<Media, 'isLogo' | 'isFavicon'>): readonly Brand[] {
  return [...(isLogo ? (['logo'] as const) : []), ...(isFavicon ? (['favicon'] as const) : [])];
}

/** Leads to where another file is chosen for it. */
export function BrandLink({ brand }: { readonly brand: Brand }) {
  return <Link to="/admin/design-tokens?part=brand">{libraryWords.uses[brand]}</Link>;
}
