/** What every input for a text takes, whatever its format. */
export interface TextControlProps {
  readonly id: string;
  /** Its name for assistive technology, where a label cannot point at it. */
  readonly label: string;
  readonly value: string;
  readonly placeholder: string;
  readonly lang: string | undefined;
  readonly 'aria-describedby': string;
  /** Beside the same text in another language: which of them this is. */
  readonly 'aria-label'?: string;
  readonly onValue: (text: string) => void;
}
