import { useQuery } from '@tanstack/react-query';
import type { KeyboardEvent } from 'react';
import { faviconIssue } from '#content/media/favicon.ts';
import { noPicture, pictureByTheme } from '#content/media/themed-picture.ts';
import { readKeys } from '#preview/read-keys.ts';
import { tokensWith } from '#tokens/resolve-tokens.ts';
import type { TokenChanges } from '#tokens/token-changes.ts';
import { Button } from '#ui/button/button.tsx';
import { saveStroke } from '../../palette/strokes.ts';
import { useRole } from '../../session/api.ts';
import type { SettingKey } from '../../settings/draft.ts';
import { LogoInput } from '../../settings/logo-input.tsx';
import { SettingConflicts } from '../../settings/setting-conflicts.tsx';
import { type ReadSettings, siteSettingsQuery } from '../../settings/settings-queries.ts';
import { ThemedPictureInput } from '../../settings/themed-picture-input.tsx';
import { useSettingsForm } from '../../settings/use-settings-form.ts';
import { matches } from '../../shared/keystroke.ts';
import { NotLoaded } from '../../shared/not-loaded.tsx';
import { TokenPart } from '../part/token-part.tsx';
import { brandWords } from './brand-words.ts';
import { FaviconPreview } from './favicon-preview.tsx';
import { standardIcon } from './standard-icon.ts';
import './brand.css';

const say = brandWords;

interface BrandSectionProps {
  /** What is worked on differs from the design by these. */
  readonly changes: TokenChanges;
}

/** The studio's logo and icon: settings of the site, seen where they stand before they are saved. */
export function BrandSection({ changes }: BrandSectionProps) {
  const { data, error, refetch } = useQuery(siteSettingsQuery);
  if (data) return <Brand read={data} changes={changes} />;
  return <NotLoaded error={error} loading={say.loading} failed={say.failed} again={refetch} />;
}

const isOfBrand = (key: SettingKey) => key === 'logo' || key === 'favicon';

function Brand({ read, changes }: BrandSectionProps & { readonly read: ReadSettings }) {
  const form = useSettingsForm(read, isOfBrand);
  const isOwner = useRole('owner');
  const { values, isChanged, isReady, isSaving } = form;
  const tokens = tokensWith(changes);
  // Goes on to the design, whose tokens the same keys publish.
  const saveByKey = ({ nativeEvent }: KeyboardEvent) => {
    if (matches(saveStroke, readKeys(nativeEvent)) && isOwner) void form.save();
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
          issueOf={faviconIssue}
          standard={(theme) => standardIcon(theme, tokens)}
        />
        {pictureByTheme(values.favicon) && (
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
