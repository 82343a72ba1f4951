import type { CSSProperties } from 'react';
import { type IconForm, shareOf } from '#content/media/favicon.ts';
import { imageUrl } from '#content/media/image-url.ts';
import { pictureByTheme, type ThemedPicture } from '#content/media/themed-picture.ts';
import type { Tokens } from '#tokens/resolve-tokens.ts';
import { maskableIconSvg, squareIconSvg } from '#ui/site-icon/site-icon.ts';
import { useFileAddress } from '../../data/file-address.ts';
import { brandWords } from './brand-words.ts';
import { standardIcon, svgAddress } from './standard-icon.ts';
import { useOwnGround } from './use-own-ground.ts';

/** A width that pictures come in, large enough for a home screen. */
const drawnWidth = 320;

interface FaviconPreviewProps {
  readonly favicon: ThemedPicture;
  readonly studioName: string;
  /** As they are worked on: the icon that came with the site is drawn in their colours. */
  readonly tokens: Tokens;
}

/** The icon where people see it: in tabs of both themes, and as phones cut it. */
export function FaviconPreview({ favicon, studioName, tokens }: FaviconPreviewProps) {
  const shown = pictureByTheme(favicon);
  const addresses = { light: useFileAddress(shown?.light ?? ''), dark: useFileAddress(shown?.dark ?? '') };
  const srcOf = (theme: keyof ThemedPicture) =>
    shown ? imageUrl(addresses[theme], { w: drawnWidth }) : standardIcon(theme, tokens);
  return (
    <section className="favicon-preview" aria-label={brandWords.seen}>
      {(['light', 'dark'] as const).map((theme) => (
        <figure key={theme} className="favicon-preview__browser">
          <div className="favicon-preview__bar" data-theme={theme}>
            <div className="favicon-preview__tab">
              <img src={srcOf(theme)} alt="" width={16} height={16} />
              <span>{studioName}</span>
            </div>
          </div>
          <figcaption>{brandWords.tab[theme]}</figcaption>
        </figure>
      ))}
      {(['touch', 'maskable'] as const).map((form) => (
        <figure key={form} className="favicon-preview__phone">
          {shown ? (
            <OwnOnPhone form={form} src={srcOf('light')} />
          ) : (
            <img
              className={`favicon-preview__icon favicon-preview__icon--${form}`}
              src={svgAddress(drawn[form](tokens))}
              alt=""
            />
          )}
          <figcaption>{brandWords[form]}</figcaption>
        </figure>
      ))}
    </section>
  );
}

const drawn = { touch: squareIconSvg, maskable: maskableIconSvg } as const;

/** By the same rules by which the files for phones are drawn. */
function OwnOnPhone({ form, src }: { readonly form: IconForm; readonly src: string }) {
  const ground = useOwnGround(src);
  const style = { '--share': shareOf(form, ground), ...(ground && { '--ground': ground }) } as CSSProperties;
  return (
    <span className={`favicon-preview__icon favicon-preview__icon--${form}`} data-theme="light" style={style}>
      <img src={src} alt="" />
    </span>
  );
}
