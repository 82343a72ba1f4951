import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, type KeyboardEvent, useEffect, useState } from 'react';
import {
  findBackgroundColor,
  findFaviconIssue,
  getIconShare,
  type IconForm,
  lookedAtSide,
} from '#content/media/favicon.ts';
import { buildImageUrl } from '#content/media/image-url.ts';
import { noPicture, type PictureByTheme, resolvePictureByTheme } from '#content/media/picture-by-theme.ts';
import { readKeys } from '#preview/read-keys.ts';
import { getResolvedTokens, type Tokens } from '#tokens/resolve-tokens.ts';
import type { TokenChanges } from '#tokens/token-changes.ts';
import { Button } from '#ui/button/button.tsx';
import { buildIconSvg, buildMaskableIconSvg, buildSquareIconSvg } from '#ui/site-icon/site-icon.ts';
import { saveStroke } from '../../command-menu/strokes.ts';
import { useFileUrl } from '../../data/file-url.ts';
import { useRole } from '../../session/api.ts';
import type { SettingKey } from '../../settings/draft.ts';
import { LogoInput } from '../../settings/logo-input.tsx';
import { SettingConflicts } from '../../settings/setting-conflicts.tsx';
import { type StoredSettings, siteSettingsQuery } from '../../settings/settings-queries.ts';
import { ThemedPictureInput } from '../../settings/themed-picture-input.tsx';
import { useSettingsForm } from '../../settings/use-settings-form.ts';
import { isKeystroke } from '../../shared/keystroke.ts';
import { NotLoaded } from '../../shared/not-loaded.tsx';
import { TokenPart } from '../part/token-part.tsx';
import { brandWords } from './brand-words.ts';
import './brand.css';

const say = brandWords;

interface BrandSectionProps {
  /** Unpublished changes; values that they lack come from the design. */
  readonly changes: TokenChanges;
}

/** Edits the studio's logo and icon, which are site settings, with a preview before they are saved. */
export function BrandSection({ changes }: BrandSectionProps) {
  const { data, error, refetch } = useQuery(siteSettingsQuery);
  if (data) return <Brand read={data} changes={changes} />;
  return <NotLoaded error={error} loading={say.loading} failed={say.failed} again={refetch} />;
}

const isOfBrand = (key: SettingKey) => key === 'logo' || key === 'favicon';

function Brand({ read, changes }: BrandSectionProps & { readonly read: StoredSettings }) {
  const form = useSettingsForm(read, isOfBrand);
  const isOwner = useRole('owner');
  const { values, isChanged, isReady, isSaving } = form;
  const tokens = getResolvedTokens(changes);
  // The event also reaches the Design screen, where the same keys publish the tokens.
  const saveByKey = ({ nativeEvent }: KeyboardEvent) => {
    if (isKeystroke(saveStroke, readKeys(nativeEvent)) && isOwner) void form.save();
  };
  return (
    <TokenPart className="site-brand" title={say.title} help={say.help} onKeyDown={saveByKey}>
      {!isOwner && <p className="site-brand__read-only">{say.readOnly}</p>}
      <SettingConflicts form={form} />
      <fieldset className="site-brand__inputs" disabled={!isOwner}>
        <LogoInput form={form} />
        <ThemedPictureInput
          form={form}
          of="favicon"
          issueOf={findFaviconIssue}
          standard={(theme) => buildDefaultIcon(theme, tokens)}
        />
        {resolvePictureByTheme(values.favicon) && (
          <Button variant="slim" onClick={() => form.set('favicon', noPicture)}>
            {say.reset}
          </Button>
        )}
      </fieldset>
      <FaviconPreview favicon={values.favicon} studioName={values.studioName} tokens={tokens} />
      {isChanged && (
        <div className="site-brand__save">
          <p role="status">{say.unsaved}</p>
          <Button onClick={form.discard}>{say.discard}</Button>
          <Button variant="primary" disabled={!isReady} busy={isSaving} onClick={() => void form.save()}>
            {isSaving ? say.saving : say.save}
          </Button>
        </div>
      )}
    </TokenPart>
  );
}

/** Pixels; one of the widths that images are served in, large enough for a home screen. */
const drawnWidth = 320;

interface FaviconPreviewProps {
  readonly favicon: PictureByTheme;
  readonly studioName: string;
  /** Draft tokens; the default icon is drawn in their colours. */
  readonly tokens: Tokens;
}

/** Previews the icon in browser tabs of both themes, and as phones crop it. */
function FaviconPreview({ favicon, studioName, tokens }: FaviconPreviewProps) {
  const shown = resolvePictureByTheme(favicon);
  const addresses = { light: useFileUrl(shown?.light ?? ''), dark: useFileUrl(shown?.dark ?? '') };
  const getSrc = (theme: keyof PictureByTheme) =>
    shown ? buildImageUrl(addresses[theme], { w: drawnWidth }) : buildDefaultIcon(theme, tokens);
  return (
    <section className="favicon-preview" aria-label={brandWords.seen}>
      {(['light', 'dark'] as const).map((theme) => (
        <figure key={theme} className="favicon-preview__browser">
          <div className="favicon-preview__bar" data-theme={theme}>
            <div className="favicon-preview__tab">
              <img src={getSrc(theme)} alt="" width={16} height={16} />
              <span>{studioName}</span>
            </div>
          </div>
          <figcaption>{brandWords.tab[theme]}</figcaption>
        </figure>
      ))}
      {(['touch', 'maskable'] as const).map((form) => (
        <figure key={form} className="favicon-preview__phone">
          {shown ? (
            <OwnOnPhone form={form} src={getSrc('light')} />
          ) : (
            <img
              className={`favicon-preview__icon favicon-preview__icon--${form}`}
              src={encodeSvg(drawn[form](tokens))}
              alt=""
            />
          )}
          <figcaption>{brandWords[form]}</figcaption>
        </figure>
      ))}
    </section>
  );
}

const drawn = { touch: buildSquareIconSvg, maskable: buildMaskableIconSvg } as const;

/** Follows the rules by which the server renders icons for phones. */
function OwnOnPhone({ form, src }: { readonly form: IconForm; readonly src: string }) {
  const ground = useOwnGround(src);
  const style = {
    '--share': getIconShare(form, ground),
    ...(ground && { '--ground': ground }),
  } as CSSProperties;
  return (
    <span className={`favicon-preview__icon favicon-preview__icon--${form}`} data-theme="light" style={style}>
      <img src={src} alt="" />
    </span>
  );
}

/** Returns the background colour of an image; undefined until it is read, and for a transparent image. */
function useOwnGround(src: string): string | undefined {
  const [known, setKnown] = useState<{ readonly src: string; readonly ground: string | undefined }>();
  useEffect(() => {
    let isWanted = true;
    const take = (ground: string | undefined) => isWanted && setKnown({ src, ground });
    // An unreadable image is treated as transparent; the browser shows that it is broken.
    readGroundColor(src).then(take, () => take(undefined));
    return () => {
      isWanted = false;
    };
  }, [src]);
  return known?.src === src ? known.ground : undefined;
}

async function readGroundColor(src: string): Promise<string | undefined> {
  const image = new Image();
  image.src = src;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = lookedAtSide;
  canvas.height = lookedAtSide;
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.drawImage(image, 0, 0, lookedAtSide, lookedAtSide);
  return findBackgroundColor(context.getImageData(0, 0, lookedAtSide, lookedAtSide).data);
}

/** Encodes an SVG document as a data URL. */
function encodeSvg(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Renders the default icon as a browser of this theme shows it. */
function buildDefaultIcon(theme: 'light' | 'dark', tokens: Tokens): string {
  return encodeSvg(buildIconSvg(tokens, theme));
}
