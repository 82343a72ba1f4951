import {
  buildImageSrcSet,
  buildImageUrl,
  buildStillUrl,
  hasVariants,
  imageUses,
  type MediaFacts,
} from '#content/media/image-url.ts';
import { resolvePictureByTheme } from '#content/media/picture-by-theme.ts';
import { tokens } from '#tokens/resolve-tokens.ts';
import { classNames } from '#ui/class-names.ts';
import type { SiteContext } from '../site-document.ts';

interface WordmarkProps {
  readonly site: Pick<SiteContext, 'settings' | 'media'>;
}

/** The studio's logo, or its name if there is no logo or its file is missing. */
export function Wordmark({ site: { settings, media = {} } }: WordmarkProps) {
  const { studioName, logo } = settings;
  const { light, dark } = resolvePictureByTheme(logo) ?? {};
  const [onLight, onDark] = [light && media[light], dark && media[dark]];
  const shown = onLight || onDark;
  if (!shown) return <span className="header__name">{studioName}</span>;
  if (!onLight || !onDark || light === dark) {
    return <Logo src={(onLight ? light : dark) ?? ''} facts={shown} alt={studioName} />;
  }
  return (
    <>
      <Logo src={light ?? ''} facts={onLight} alt={studioName} theme="light" />
      <Logo src={dark ?? ''} facts={onDark} alt={studioName} theme="dark" />
    </>
  );
}

interface LogoProps {
  readonly src: string;
  readonly facts: MediaFacts;
  readonly alt: string;
  /** The only theme that shows it; both if omitted. */
  readonly theme?: 'light' | 'dark';
}

const { widths, qualities } = imageUses.logo;

/**
 * The logo's size in the HTML reserves its space. A logo that the current theme hides is lazy, so it is not
 * loaded.
 */
function Logo({ src: named, facts, alt, theme }: LogoProps) {
  const { width, height, animated, address: src = named } = facts;
  const variants = hasVariants(src) && !animated;
  const still = animated ? buildStillUrl(src) : undefined;
  const variant = { q: qualities[0], f: 'webp' } as const;
  return (
    <picture className={classNames('header__logo', theme && `header__logo--${theme}`)}>
      {still !== undefined && <source media="(prefers-reduced-motion: reduce)" srcSet={still} />}
      <img
        {...(variants && {
          srcSet: buildImageSrcSet(src, widths, variant),
          sizes: `calc(${tokens.height.logo} * ${(width / height).toFixed(2)})`,
        })}
        src={variants ? buildImageUrl(src, { ...variant, w: widths[0] }) : src}
        alt={alt}
        width={width}
        height={height}
        loading={theme ? 'lazy' : 'eager'}
      />
    </picture>
  );
}
