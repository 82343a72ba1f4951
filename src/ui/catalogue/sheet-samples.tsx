import type { CSSProperties, ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { ModalPopover } from '../modal/modal-popover.tsx';
import { type ModalSize, modalSizes } from '../modal/modal-sizes.ts';
import { SidePanelPopover } from '../side-panel/side-panel.tsx';
import { Niche } from './niche.tsx';
import { findSampleContent, getSampleText, type SampleProps, type SampleWords } from './sample-props.ts';

/** A window of 1440 by 900 CSS pixels, rendered small, with a sheet in it at the same scale. */
function Miniature({
  width,
  height,
  side,
  title,
  words,
  action,
  shown,
  children,
}: {
  readonly width: number;
  readonly height: number;
  readonly side?: boolean;
  readonly title: string;
  readonly words: string;
  readonly action?: string;
  readonly shown: SampleProps['shown'];
  readonly children: ReactNode;
}) {
  const size = { '--sheet-width': width, '--sheet-height': height } as CSSProperties;
  return (
    <div className="miniature">
      <div className="miniature__window" aria-hidden="true">
        <Niche things="arch" picture={findSampleContent(shown, 0)?.picture} />
        <div className={side ? 'miniature__sheet miniature__sheet--side' : 'miniature__sheet'} style={size}>
          <strong>{title}</strong>
          <span>{words}</span>
          {action !== undefined && <b>{action}</b>}
        </div>
      </div>
      {children}
    </div>
  );
}

const closing: SampleWords = { nl: 'Sluit', en: 'Close' };

const getFullSizeText = (language: SampleProps['language']) =>
  getSampleText(language, { nl: 'Open op ware grootte', en: 'Open at full size' });

export function ModalSample({ variant, language, id, shown, knobs = {} }: SampleProps) {
  const size = variant as ModalSize;
  const { width, height } = modalSizes[size];
  const whole = size === 'fullscreen';
  const title = knobs.words || getSampleText(language, { nl: 'Wijzigingen bewaren?', en: 'Keep changes?' });
  const keep = getSampleText(language, { nl: 'Bewaren', en: 'Keep' });
  const body = getSampleText(language, {
    nl: 'Je hebt drie dingen veranderd sinds vanochtend.',
    en: 'You have changed three things since this morning.',
  });
  return (
    <Miniature
      width={whole ? 1440 : Number.parseFloat(width)}
      height={whole ? 900 : Number.parseFloat(height)}
      title={title}
      words={body}
      action={keep}
      shown={shown}
    >
      <Button variant="slim" popoverTarget={id}>
        {getFullSizeText(language)}
      </Button>
      <ModalPopover
        id={id}
        size={size}
        title={title}
        closeLabel={getSampleText(language, closing)}
        footer={
          <>
            <Button variant="secondary" popoverTarget={id} popoverTargetAction="hide">
              {getSampleText(language, { nl: 'Niet bewaren', en: 'Discard' })}
            </Button>
            <Button variant="primary" popoverTarget={id} popoverTargetAction="hide">
              {keep}
            </Button>
          </>
        }
      >
        <p>{body}</p>
      </ModalPopover>
    </Miniature>
  );
}

export function SidePanelSample({ variant, language, id, shown, knobs = {} }: SampleProps) {
  const width = Number(variant);
  const title = knobs.words || getSampleText(language, { nl: 'Eigenschappen', en: 'Properties' });
  const body = getSampleText(language, {
    nl: 'Wat hier staat, hoort bij wat je hebt gekozen. De pagina blijft ernaast te zien.',
    en: 'What stands here belongs to what you have chosen. The page stays in sight beside it.',
  });
  return (
    <Miniature width={width} height={900} side title={title} words={body} shown={shown}>
      <Button variant="slim" popoverTarget={id}>
        {getFullSizeText(language)}
      </Button>
      <SidePanelPopover id={id} width={width} title={title} closeLabel={getSampleText(language, closing)}>
        <p>{body}</p>
      </SidePanelPopover>
    </Miniature>
  );
}

const toastWords: Readonly<Record<string, SampleWords>> = {
  neutral: { nl: 'Code gekopieerd', en: 'Code copied' },
  success: { nl: 'Bewaard', en: 'Saved' },
  error: { nl: 'Bewaren is niet gelukt', en: 'Saving did not work' },
};

/** A checkbox shows the toast; its animation hides it after the sample's 60 seconds. */
export function ToastSample({ variant, language, id, knobs = {} }: SampleProps) {
  const words = toastWords[variant];
  return (
    <div className="toast-sample">
      <input type="checkbox" id={id} className="toast-sample__input" defaultChecked />
      <label htmlFor={id} className="button button--slim toast-sample__button">
        {getSampleText(language, { nl: 'Toon of verberg', en: 'Show or hide' })}
      </label>
      <div className="toast-sample__place">
        <p className={`toast toast--${variant} toast-sample__toast`}>
          {knobs.words || (words && getSampleText(language, words))}
        </p>
      </div>
    </div>
  );
}
