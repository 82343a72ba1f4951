import { style } from '#blocks/shared/style.ts';
import { withLanguage } from '#content/address/site-paths.ts';
import { otherLanguage, resolveText } from '#content/language/language.ts';
import { coarseBlurColors } from '#content/media/blur.ts';
import { focalPosition, imageQuality, imageUrl, type MediaFacts } from '#content/media/image-url.ts';
import { titleParts } from '#content/page/title-parts.ts';
import { useLanguage } from '../language-provider.tsx';
import type { MenuCase } from '../site-document.ts';

/** Where the list of all cases is; below it in the menu stand the first ones. */
export const casesPath = '/cases';

/** A large variant: the picture is cropped to fill half of the window. */
const variant = { w: 1600, q: imageQuality.normal, f: 'avif' } as const;

interface MenuCasesProps {
  readonly cases: readonly MenuCase[];
  readonly path: string;
}

/**
 * The cases by name, each with its picture behind it. The picture is lazy and not rendered before somebody points at the name
 * (`menu.css`), so that a browser asks for it then and not before, without a script.
 */
export function MenuCases({ cases, path }: MenuCasesProps) {
  const language = useLanguage();
  if (cases.length === 0) return null;
  return (
    <ul>
      {cases.map(({ title, path: at, pictures }) => {
        const picture = pictures[language];
        return (
          <li key={at}>
            <a
              href={withLanguage(at, language)}
              aria-current={at === path ? 'page' : undefined}
              lang={otherLanguage(title, language)}
            >
              {titleParts(resolveText(title, language))?.name ?? resolveText(title, language)}
            </a>
            {picture && (
              <img
                src={imageUrl(picture.src, variant)}
                alt=""
                loading="lazy"
                style={style({
                  objectPosition: focalPosition(picture),
                  background: findPlaceholderColor(picture),
                })}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Finds the colour shown until the picture has loaded. One colour saves bytes, since every page has the pictures of all cases. */
function findPlaceholderColor({ blur }: Pick<MediaFacts, 'blur'>): string | undefined {
  return blur ? coarseBlurColors(blur)[1] : undefined;
}
