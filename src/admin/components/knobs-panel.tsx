import { SelectInput } from '../forms/select-input.tsx';
import { TextInput } from '../forms/text-input.tsx';
import { Segments } from '../shared/segments.tsx';
import { words } from '../words.ts';
import { type CatalogueView, themeViews } from './catalogue-view.ts';
import { componentsWords } from './components-words.ts';
import type { Specimen } from './specimen.ts';

const say = componentsWords;

/** Choices that aren't stored in the URL: text that changes with each key, and the icon. */
export interface FreeKnobs {
  readonly words: string;
  /** Undefined keeps the sample's icon. */
  readonly icon: 'none' | 'before' | 'after' | undefined;
  readonly language: 'nl' | 'en';
}

export const freeKnobs: FreeKnobs = { words: '', icon: undefined, language: 'en' };

interface KnobsPanelProps {
  readonly specimen: Specimen;
  readonly shown: CatalogueView;
  readonly knobs: FreeKnobs;
  readonly isSite: boolean;
  readonly setShown: (shown: CatalogueView) => void;
  readonly setKnobs: (knobs: FreeKnobs) => void;
}

const icons = (['own', 'none', 'before', 'after'] as const).map((value) => ({
  value,
  label: say.icons[value],
}));
const languages = (['nl', 'en'] as const).map((value) => ({ value, label: words.languages[value] }));
const themes = themeViews.map((value) => ({ value, label: say.themes[value] }));

/** Controls for a component's variant, state, text and icon. */
export function KnobsPanel({ specimen, shown, knobs, isSite, setShown, setKnobs }: KnobsPanelProps) {
  const { conditions } = specimen;
  return (
    <aside className="knobs" aria-label={say.looks}>
      {specimen.variants.length > 1 && (
        <SelectInput
          label={say.variant}
          value={shown.variant ?? ''}
          onValue={(variant) => setShown({ ...shown, variant: variant || undefined })}
        >
          <option value="">{say.all}</option>
          {specimen.variants.map(({ name, note }) => (
            <option key={name} value={name}>
              {note === undefined ? name : `${name} · ${note}`}
            </option>
          ))}
        </SelectInput>
      )}
      {conditions.length > 1 && (
        <Knob label={say.state}>
          <Segments
            label={say.state}
            options={conditions.map((value) => ({ value, label: say.states[value] }))}
            value={shown.state}
            onValue={(state) => setShown({ ...shown, state })}
          />
        </Knob>
      )}
      {specimen.knobs.includes('words') && (
        <TextInput
          label={say.words}
          placeholder={say.ownWords}
          value={knobs.words}
          onValue={(text) => setKnobs({ ...knobs, words: text })}
        />
      )}
      {specimen.knobs.includes('icon') && (
        <Knob label={say.icon}>
          <Segments
            label={say.icon}
            options={icons}
            value={knobs.icon ?? 'own'}
            onValue={(icon) => setKnobs({ ...knobs, icon: icon === 'own' ? undefined : icon })}
          />
        </Knob>
      )}
      {isSite && (
        <Knob label={say.language}>
          <Segments
            label={say.language}
            options={languages}
            value={knobs.language}
            onValue={(language) => setKnobs({ ...knobs, language })}
          />
        </Knob>
      )}
      <Knob label={say.theme}>
        <Segments
          label={say.theme}
          options={themes}
          value={shown.theme}
          onValue={(theme) => setShown({ ...shown, theme })}
        />
      </Knob>
    </aside>
  );
}

/** A control with a visible label, which is hidden from screen readers: the control has its own name. */
function Knob({ label, children }: { readonly label: string; readonly children: React.ReactNode }) {
  return (
    <div className="knob">
      <span className="form-field__label" aria-hidden="true">
        {label}
      </span>
      {children}
    </div>
  );
}
