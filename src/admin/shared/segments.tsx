import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { Switch, type SwitchChoice } from '#ui/switch/switch.tsx';
import '#ui/switch/switch.css';
import './segments.css';

interface Segment<Value extends string> extends Omit<SwitchChoice<Value>, 'icon'> {
  readonly icon?: LucideIcon;
}

interface SegmentsProps<Value extends string> {
  readonly label: string;
  readonly options: readonly Segment<Value>[];
  readonly value: Value | undefined;
  readonly onValue: (value: Value) => void;
  readonly describedBy?: string | undefined;
}

/** A segmented control in the editor's size. It fits its container, and calls `onValue` immediately. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { label, options, value, onValue, describedBy } = props;
  return (
    <Switch
      looks="sliding"
      className="segments"
      label={label}
      name={useId()}
      choices={options.map(({ icon: Icon, ...choice }) =>
        Icon ? { ...choice, icon: <Icon aria-hidden="true" /> } : choice,
      )}
      chosen={value}
      onChosen={onValue}
      describedBy={describedBy}
    />
  );
}
