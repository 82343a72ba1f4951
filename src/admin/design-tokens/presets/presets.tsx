import { useEffect, useEffectEvent, useState } from 'react';
import type { Preset } from '#tokens/presets/preset.ts';
import { presets } from '#tokens/presets/presets.ts';
import { isUnchangedPreset, withPreset } from '#tokens/presets/with-preset.ts';
import type { TokenChanges } from '#tokens/token-changes.ts';
import { Button } from '#ui/button/button.tsx';
import { TokenPart } from '../part/token-part.tsx';
import { PresetCard } from './preset-card.tsx';
import { presetsWords as words } from './presets-words.ts';
import './presets.css';

interface PresetsProps {
  readonly changes: TokenChanges;
  readonly onChange: (next: TokenChanges) => void;
  /** Id of a preset to apply at once, as chosen in the command menu. */
  readonly asked?: string | undefined;
  readonly onAsked?: () => void;
}

/** Lists the presets, each drawn in its own tokens. One click applies one, another reverts it. */
export function Presets({ changes, onChange, asked, onAsked }: PresetsProps) {
  const [before, setBefore] = useState<TokenChanges>();
  const chosen = presets.find((preset) => isUnchangedPreset(changes, preset));
  const tryOut = (preset: Preset) => {
    // Reverting restores the member's own changes, not a preset that was tried before.
    if (!(before && chosen)) setBefore(changes);
    onChange(withPreset(changes, preset));
  };
  const answer = useEffectEvent((id: string) => {
    const preset = presets.find((one) => one.id === id);
    if (preset && preset !== chosen) tryOut(preset);
    onAsked?.();
  });
  useEffect(() => {
    if (asked !== undefined) answer(asked);
  }, [asked]);
  return (
    <TokenPart className="token-presets" title={words.title} help={words.help}>
      <ul className="token-presets__list" aria-label={words.list}>
        {presets.map((preset) => (
          <li key={preset.id}>
            <PresetCard preset={preset} isChosen={preset === chosen} onTry={() => tryOut(preset)} />
          </li>
        ))}
      </ul>
      {before && chosen && (
        <Button
          className="button--small"
          onClick={() => {
            onChange(before);
            setBefore(undefined);
          }}
        >
          {words.back}
        </Button>
      )}
    </TokenPart>
  );
}
