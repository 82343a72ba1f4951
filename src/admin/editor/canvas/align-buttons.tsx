import { AlignCenterVertical, AlignEndVertical, AlignStartVertical } from 'lucide-react';
import { type Alignment, hasAlignment, readAlignment } from '#document/commands/align-blocks.ts';
import { alignCentreCommand, alignLeftCommand, alignRightCommand } from '../commands/align.command.ts';
import { CommandButton } from '../commands/command-button.tsx';
import { useDraft, usePane } from '../services/editor-context.ts';

const buttons = [
  ['left', alignLeftCommand, AlignStartVertical],
  ['center', alignCentreCommand, AlignCenterVertical],
  ['right', alignRightCommand, AlignEndVertical],
] as const satisfies readonly (readonly [Alignment, ...unknown[]])[];

/** Buttons that align the selected images, if one of them is narrower than its column. */
export function AlignButtons() {
  const device = usePane((state) => state.device);
  const isOffered = useDraft(({ tree, selection }) =>
    selection.ids.some((id) => hasAlignment(tree, id, device)),
  );
  const current = useDraft(({ tree, selection }) => {
    const [first] = selection.ids;
    return first === undefined ? undefined : readAlignment(tree, first, device);
  });
  if (!isOffered) return null;
  return (
    <span className="selection-toolbar__align">
      {buttons.map(([alignment, command, icon]) => (
        <CommandButton key={alignment} command={command} icon={icon} pressed={current === alignment} />
      ))}
    </span>
  );
}
