import type { ComponentType } from 'react';
import type { CatalogueEntry, ComponentName } from './catalogue.ts';
import { ButtonSample, CardSample, SwitchSample, ToggleSample } from './control-samples.tsx';
import { FormSample } from './form-samples.tsx';
import { LayoutSample, NavigationSample } from './pattern-samples.tsx';
import { getSampleText, type SampleProps, type SampleWords } from './sample-props.ts';
import { ModalSample, SidePanelSample, ToastSample } from './sheet-samples.tsx';

/** Names of the variants as visitors read them. Stored pages use the names in the code. */
export const variantNames: Readonly<Record<string, SampleWords>> = {
  primary: { nl: 'primair', en: 'primary' },
  secondary: { nl: 'secundair', en: 'secondary' },
  tertiary: { nl: 'tertiair', en: 'tertiary' },
  slim: { nl: 'smal', en: 'slim' },
  nav: { nl: 'menu', en: 'menu' },
  navActive: { nl: 'menu, hier', en: 'menu, here' },
  carousel: { nl: 'carrousel', en: 'carousel' },
  default: { nl: 'gewoon', en: 'default' },
  elevated: { nl: 'met schaduw', en: 'elevated' },
  bordered: { nl: 'met rand', en: 'bordered' },
  flat: { nl: 'vlak', en: 'flat' },
  small: { nl: 'klein', en: 'small' },
  medium: { nl: 'middel', en: 'medium' },
  large: { nl: 'groot', en: 'large' },
  xlarge: { nl: 'extra groot', en: 'extra large' },
  fullscreen: { nl: 'heel het scherm', en: 'full screen' },
  pills: { nl: 'pillen', en: 'pills' },
  sliding: { nl: 'schuivend', en: 'sliding' },
  neutral: { nl: 'neutraal', en: 'neutral' },
  success: { nl: 'gelukt', en: 'success' },
  error: { nl: 'mislukt', en: 'error' },
  columns: { nl: 'kolommen', en: 'columns' },
  sidebar: { nl: 'zijbalk', en: 'sidebar' },
  gallery: { nl: 'galerij', en: 'gallery' },
  bar: { nl: 'balk', en: 'bar' },
  tabs: { nl: 'tabs', en: 'tabs' },
  breadcrumbs: { nl: 'kruimelpad', en: 'breadcrumbs' },
  pagination: { nl: 'bladeren', en: 'pagination' },
  login: { nl: 'inloggen', en: 'sign in' },
  signup: { nl: 'aanmelden', en: 'sign up' },
  profile: { nl: 'profiel', en: 'profile' },
};

/** The sample of each component, on pages and on the screen of the design system. */
export const samples: Readonly<Record<ComponentName, ComponentType<SampleProps>>> = {
  Button: ButtonSample,
  Card: CardSample,
  Toggle: ToggleSample,
  Switch: SwitchSample,
  Modal: ModalSample,
  SidePanel: SidePanelSample,
  Toast: ToastSample,
  Layout: LayoutSample,
  Navigation: NavigationSample,
  Form: FormSample,
};

interface Props extends Omit<SampleProps, 'variant'> {
  readonly entry: CatalogueEntry;
  /** Variants of the component, in order of display. */
  readonly variants: readonly string[];
}

/** A component in some of its variants, each with its name. Plain HTML and CSS without scripts. */
export function Sample({ entry, variants, language, id, shown }: Props) {
  const Component = samples[entry.name];
  return (
    <div className={`samples samples--${entry.room}`}>
      {variants.map((variant) => (
        <figure key={variant} className="sample">
          <div className="sample__stage">
            <Component
              variant={variant}
              language={language}
              id={`${id}-${entry.name}-${variant}`}
              shown={shown}
            />
          </div>
          <figcaption className="sample__name">
            {formatVariant(variant, language)}
            <Note entry={entry} variant={variant} />
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

/** Formats a variant's name for visitors; a variant without one is shown as it is stored. */
function formatVariant(variant: string, language: SampleProps['language']): string {
  const names = variantNames[variant];
  return names === undefined ? variant : getSampleText(language, names);
}

function Note({ entry, variant }: { readonly entry: CatalogueEntry; readonly variant: string }) {
  const note = entry.variants.find(({ name }) => name === variant)?.note;
  return note === undefined ? null : <span className="sample__note">{note}</span>;
}
