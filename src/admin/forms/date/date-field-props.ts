export interface DateFieldProps {
  readonly label: string;
  readonly kind: 'date' | 'date-time' | 'time';
  /** `2031-06-02`, `2031-06-02T08:30` or `08:30`; '' while it is empty or unfinished. */
  readonly value: string;
  readonly onValue: (value: string) => void;
  /** Earliest value. */
  readonly min?: string | undefined;
  /** Latest value. */
  readonly max?: string | undefined;
  /** Shown below the field. */
  readonly help?: string | undefined;
  readonly issue?: string | undefined;
}
