/** What every input for a text takes, whatever its format. */
export interface TextControlProps {
  readonly id: string;
  readonly value: string;
  readonly placeholder: string;
  readonly lang: string | undefined;
  readonly 'aria-describedby': string;
  readonly onValue: (text: string) => void;
}
