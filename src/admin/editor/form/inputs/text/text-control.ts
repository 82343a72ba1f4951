/** Props of every text input, whatever its format. */
export interface TextControlProps {
  readonly id: string;
  /** Accessible name, for inputs that a label cannot point at. */
  readonly label: string;
  readonly value: string;
  readonly placeholder: string;
  readonly lang: string | undefined;
  readonly 'aria-describedby': string;
  /** Language of the input, if the same text is edited in several side by side. */
  readonly 'aria-label'?: string;
  readonly onValue: (text: string) => void;
}
