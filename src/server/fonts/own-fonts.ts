import { composeFont, type MeasuredFace, type SiteFont } from '#content/look/site-font.ts';
import type { Db } from '#server/storage/schema.ts';
import { listFontFiles, type StoredFont } from './fonts.repository.ts';

/** Where a file is served. */
function fontAddress({ hash }: Pick<StoredFont, 'hash'>): string {
  return `/media/fonts/${hash}.woff2`;
}

/** The families of the studio's own files, by name. */
export async function ownFonts(db: Db): Promise<SiteFont[]> {
  return familiesOf((await listFontFiles(db)).filter(({ deletedAt }) => deletedAt === undefined));
}

/** The families that files make together. */
export function familiesOf(files: readonly StoredFont[]): SiteFont[] {
  const byFamily = Map.groupBy(files, ({ family }) => family);
  return [...byFamily].flatMap(([family, own]) => {
    const [first, ...others] = own.map(faceOf);
    // What kind of letters it has, its first file says.
    return first && own[0] ? composeFont(family, own[0].facts.category, [first, ...others]) : [];
  });
}

function faceOf(file: StoredFont): MeasuredFace {
  const { weight, style, ascent, descent, isEven, widths } = file.facts;
  return { url: fontAddress(file), weight, style, ascent, descent, isEven, widths };
}
