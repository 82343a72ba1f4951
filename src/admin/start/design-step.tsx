import { useQuery } from '@tanstack/react-query';
import { presets } from '#tokens/presets/presets.ts';
import { resolveToken } from '#tokens/resolve-tokens.ts';
import { findToken } from '#tokens/token-list.ts';
import { Button } from '#ui/button/button.tsx';
import { readColorText } from '../design-tokens/controls/color-text.ts';
import { useFontFamilies } from '../design-tokens/controls/font-families.ts';
import { PresetCard } from '../design-tokens/presets/preset-card.tsx';
import { presetsWords } from '../design-tokens/presets/presets-words.ts';
import '../design-tokens/presets/presets.css';
import { tokenWords } from '../design-tokens/work/design-tokens-words.ts';
import { designTokensQuery, type PublishedTokens } from '../design-tokens/work/token-queries.ts';
import { useTokenEditor } from '../design-tokens/work/use-token-editor.ts';
import { SelectInput } from '../forms/select-input.tsx';
import { TextInput } from '../forms/text-input.tsx';
import { NotLoaded } from '../shared/not-loaded.tsx';
import {
  applyChoice,
  type DesignChoice,
  findCurrentChoice,
  findUsedColor,
  type UsedBrandColor,
} from './design-choice.ts';
import { startWords } from './start-words.ts';

const say = startWords.design;

interface DesignStepProps {
  /** The choices made when the step was last open. */
  readonly made: DesignChoice | undefined;
  readonly onMade: (choice: DesignChoice) => void;
  readonly back: () => void;
  readonly go: () => void;
}

/** Chooses a preset, brand colour and typeface. The preview shows them immediately; the step publishes them. */
export function DesignStep(props: DesignStepProps) {
  const { data, error, refetch } = useQuery(designTokensQuery);
  return (
    <div className="site-settings__section">
      <h2 className="site-settings__title">{say.title}</h2>
      <p className="site-settings__help">{say.help}</p>
      {data ? (
        <DesignForm {...props} published={data} />
      ) : (
        <>
          <NotLoaded error={error} loading={tokenWords.loading} failed={tokenWords.failed} again={refetch} />
          <div className="form__buttons start__buttons">
            <Button onClick={props.back}>{startWords.back}</Button>
            <Button onClick={props.go}>{startWords.skip}</Button>
          </div>
        </>
      )}
    </div>
  );
}

function DesignForm({ published, made, onMade, back, go }: DesignStepProps & { published: PublishedTokens }) {
  const editor = useTokenEditor(published);
  const choice = findCurrentChoice(editor.changes, made);
  const families = useFontFamilies();
  const family = readFamily(editor.changes);
  const choose = (part: Partial<DesignChoice>) => {
    const next = { ...choice, ...part };
    onMade(next);
    editor.change(applyChoice(next), 'start');
  };
  const isWrong = choice.brandColor.trim() !== '' && !readColorText(choice.brandColor);
  const publish = async () => {
    if (await editor.publish()) go();
  };
  const skip = () => {
    if (choice === made) editor.change(choice.base, 'start');
    go();
  };
  return (
    <>
      <ul className="token-presets__list start__presets" aria-label={presetsWords.list}>
        {presets.map((preset) => (
          <li key={preset.id}>
            <PresetCard
              preset={preset}
              isChosen={preset.id === choice.preset}
              onTry={() => choose({ preset: preset.id, family: undefined })}
            />
          </li>
        ))}
      </ul>
      <BrandColor
        value={choice.brandColor}
        used={findUsedColor(choice.brandColor, editor.changes)}
        issue={isWrong ? say.notRead : undefined}
        onColor={(brandColor) => choose({ brandColor })}
      />
      <SelectInput
        label={say.typeface}
        help={say.typefaceHelp}
        value={family}
        onValue={(next) => choose({ family: next })}
      >
        {[...new Set([family, ...families])].map((each) => (
          <option key={each}>{each}</option>
        ))}
      </SelectInput>
      <div className="form__buttons start__buttons">
        <Button onClick={back}>{startWords.back}</Button>
        {editor.isChanged && <Button onClick={skip}>{startWords.skip}</Button>}
        <Button
          variant="primary"
          disabled={isWrong || editor.isPublishing}
          onClick={() => (editor.isChanged ? void publish() : go())}
        >
          {editor.isPublishing ? tokenWords.publishing : editor.isChanged ? say.publish : startWords.go}
        </Button>
      </div>
    </>
  );
}

interface BrandColorProps {
  readonly value: string;
  readonly used: UsedBrandColor | undefined;
  readonly issue: string | undefined;
  readonly onColor: (text: string) => void;
}

function BrandColor({ value, used, issue, onColor }: BrandColorProps) {
  const sentence = used?.isAdjusted ? say.adjusted : say.used;
  return (
    <div>
      <TextInput
        label={say.color}
        value={value}
        onValue={onColor}
        placeholder={say.colorExample}
        maxLength={40}
        spellCheck={false}
        autoComplete="off"
        issue={issue}
        help={used ? sentence(used.light, used.dark) : say.colorHelp}
      />
      {used && (
        <div className="start__colors" aria-hidden="true">
          <span style={{ background: used.light }} />
          <span style={{ background: used.dark }} />
        </div>
      )}
    </div>
  );
}

/** Reads the typeface of running text. */
function readFamily(changes: DesignChoice['base']): string {
  const token = findToken('font.text');
  const value = token && resolveToken(token, changes, 'light').value;
  return Array.isArray(value) ? String(value[0]) : '';
}
