import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { ResizeFrame } from '#ui/resize-frame/resize-frame.tsx';
import { resizeLimits } from '#ui/resize-frame/resize-limits.ts';
import { useToast } from '#ui/toast/toast.tsx';
import { previewToastTime } from '#ui/toast/toast-times.ts';
import type { CatalogueView } from './chosen-address.ts';
import { componentsWords } from './components-words.ts';
import type { FreeKnobs } from './knobs-panel.tsx';
import type { Specimen } from './specimen.ts';

const say = componentsWords;

interface StageProps {
  readonly specimen: Specimen;
  readonly shown: CatalogueView;
  readonly knobs: FreeKnobs;
  /** True to render with the site's styles, false with the editor's. */
  readonly isSite: boolean;
}

/** The component live, in one theme or both, in a resizable frame. */
export function Stage({ specimen, shown, knobs, isSite }: StageProps) {
  const [share, setShare] = useState<number>(resizeLimits.max);
  const themes = shown.theme === 'both' ? (['light', 'dark'] as const) : [shown.theme];
  return (
    <div className={classNames('stage', themes.length > 1 && 'stage--both')}>
      {themes.map((theme) => (
        <section
          key={theme}
          className={classNames('stage__theme', isSite && 'as-on-site')}
          data-theme={theme}
          aria-label={say.preview(specimen.name, say.themes[theme].toLowerCase())}
        >
          <ResizeFrame share={share} onShare={setShare}>
            <Variants specimen={specimen} shown={shown} knobs={knobs} theme={theme} />
          </ResizeFrame>
        </section>
      ))}
      {specimen.name === 'Toast' && <ToastPreview shown={shown} words={knobs.words} />}
    </div>
  );
}

interface VariantsProps {
  readonly specimen: Specimen;
  readonly shown: CatalogueView;
  readonly knobs: FreeKnobs;
  readonly theme: string;
}

function Variants({ specimen, shown, knobs, theme }: VariantsProps) {
  const { name, room, variants, Sample } = specimen;
  const one = shown.variant ?? (variants.length === 1 ? variants[0]?.name : undefined);
  const those = one === undefined ? variants : variants.filter((variant) => variant.name === one);
  const given = {
    words: knobs.words || undefined,
    icon: knobs.icon,
    condition: shown.state,
  } as const;
  return (
    <div className={classNames('samples', `samples--${one === undefined ? room : 'wide'}`)}>
      {those.map((variant) => (
        <figure key={variant.name} className="sample">
          <div className="sample__stage" data-specimen={variant.name}>
            <Sample
              variant={variant.name}
              language={knobs.language}
              id={`${theme}-${name}-${variant.name}`}
              which={theme}
              knobs={given}
            />
          </div>
          {variants.length > 1 && (
            <figcaption className="sample__name">
              {variant.name}
              {variant.note !== undefined && <span className="sample__note">{variant.note}</span>}
            </figcaption>
          )}
        </figure>
      ))}
    </div>
  );
}

/** Shows the toast in its real place for a while. */
function ToastPreview({ shown, words }: { readonly shown: CatalogueView; readonly words: string }) {
  const { show } = useToast();
  const tone = (['success', 'error'] as const).find((name) => name === shown.variant) ?? 'neutral';
  return (
    <div className="stage__more">
      <Button onClick={() => show({ text: words || say.toast, tone, visibleFor: previewToastTime })}>
        {say.showToast}
      </Button>
    </div>
  );
}
