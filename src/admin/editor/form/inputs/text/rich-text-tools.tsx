import { Bold, Heading, Italic, List, ListOrdered, type LucideIcon, TextQuote } from 'lucide-react';
import type { ActiveText, TextCommand } from '#writing/editor/commands.ts';
import { IconButton } from '../../../../shared/icon-button.tsx';
import { formatStroke, type Keystroke } from '../../../../shared/keystroke.ts';
import { words } from '../../../../words.ts';
import { LinkTool } from './link-tool.tsx';
import { SourceSwitch } from './source-switch.tsx';

interface Tool {
  readonly name: Exclude<TextCommand, 'link' | 'deleted' | 'code'>;
  readonly icon: LucideIcon;
  readonly stroke?: Keystroke;
}

const tools: readonly Tool[] = [
  { name: 'bold', icon: Bold, stroke: { key: 'b', mod: true } },
  { name: 'italic', icon: Italic, stroke: { key: 'i', mod: true } },
  { name: 'heading', icon: Heading },
  { name: 'bullet', icon: List, stroke: { key: '8', mod: true, shift: true } },
  { name: 'ordered', icon: ListOrdered, stroke: { key: '7', mod: true, shift: true } },
  { name: 'quote', icon: TextQuote },
];

interface RichTextToolsProps {
  readonly active: ActiveText | undefined;
  readonly asksLink: boolean;
  readonly onAskLink: (asks: boolean) => void;
  readonly onCommand: (name: TextCommand, value?: string | number) => void;
  /** Back to the text. */
  readonly onDone: () => void;
}

/** What can be done to the words that are selected, and what holds of them. */
export function RichTextTools({ active, asksLink, onAskLink, onCommand, onDone }: RichTextToolsProps) {
  return (
    <div className="markdown__tools" role="toolbar" aria-label={words.markdown.tools}>
      {tools.map(({ name, icon, stroke }) => (
        <IconButton
          key={name}
          icon={icon}
          label={words.markdown[name]}
          shortcut={stroke && formatStroke(stroke)}
          pressed={Boolean(active?.[name])}
          preventFocusOnPress
          onPress={() => onCommand(name)}
        />
      ))}
      <LinkTool
        address={active?.link}
        open={asksLink}
        onOpen={onAskLink}
        onAddress={(address) => onCommand('link', address)}
        onDone={onDone}
      />
      <SourceSwitch />
    </div>
  );
}
