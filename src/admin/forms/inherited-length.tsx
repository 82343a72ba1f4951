import { length } from '#content/fields/kinds.ts';
import type { LayoutLink } from '#content/look/layout-levels.ts';
import { words } from '../words.ts';
import { FieldRow } from './field-row.tsx';
import { layoutWords } from './layout-words.ts';
import { useLength } from './use-length.ts';

interface InheritedLengthProps {
  readonly id: string;
  readonly label: string;
  /** The value set here; undefined if it is inherited. */
  readonly own: string | undefined;
  readonly chain: readonly LayoutLink[];
  /** Placeholder shown if several different values are inherited. */
  readonly ghost?: string | undefined;
  /** The rendered size of an inherited `auto`, in CSS pixels. */
  readonly rendered?: number | undefined;
  readonly disabled?: boolean;
  readonly onValue: (value: string | undefined) => void;
  readonly onReset: () => void;
}

/** A length input with its inherited value in grey, and the source of that value. */
export function InheritedLength(props: InheritedLengthProps) {
  const { id, label, own, chain, ghost, rendered, disabled, onValue, onReset } = props;
  const inherited = (own === undefined ? chain : chain.slice(0, -1)).at(-1)?.value ?? '0';
  const inForce =
    own === undefined && inherited === 'auto' && rendered !== undefined
      ? `${Math.round(rendered)}px`
      : inherited;
  const field = length(label, { default: inForce });
  const commit = (value: unknown) => onValue(typeof value === 'string' ? value : undefined);
  const { input, issue } = useLength({ field, value: own, commit });
  return (
    <FieldRow
      label={label}
      htmlFor={id}
      noteId={`${id}-note`}
      issue={issue}
      help={formatChain(chain)}
      onReset={own === undefined ? undefined : onReset}
    >
      <input
        {...input}
        id={id}
        className="tool-input"
        placeholder={ghost ?? input.placeholder}
        disabled={disabled}
        aria-describedby={`${id}-note`}
      />
    </FieldRow>
  );
}

/** Formats where a value comes from, as `Global 24px → Tablet 16px`; undefined for the default. */
function formatChain(chain: readonly LayoutLink[]): string | undefined {
  if (chain.length < 2) return undefined;
  return layoutWords.chain(chain.map((link) => layoutWords.link(getLevelName(link), link.value)));
}

function getLevelName({ level, device }: LayoutLink): string {
  return level === 'own' && device ? words.devices[device] : layoutWords.levels[level];
}
