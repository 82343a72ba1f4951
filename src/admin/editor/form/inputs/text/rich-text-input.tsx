import {
  Bold,
  Code,
  Heading,
  Italic,
  List,
  ListOrdered,
  type LucideIcon,
  Subscript,
  Superscript,
  TextQuote,
} from 'lucide-react';
import { useCallback, useState } from 'react';
import { isEqual } from '#content/is-equal.ts';
import type { ActiveText, TextCommand } from '#writing/editor/commands.ts';
import { IconButton } from '../../../../shared/icon-button.tsx';
import { formatStroke, type Keystroke } from '../../../../shared/keystroke.ts';
import { useEditor } from '../../../services/editor-context.ts';
import { markdownWords } from '../../../services/markdown-words.ts';
import { LinkTool } from './link-tool.tsx';
import { SourceSwitch } from './source-switch.tsx';
import type { TextControlProps } from './text-control.ts';
import { useMountedText } from './use-mounted-text.ts';

interface RichTextInputProps extends TextControlProps {
  /** True if the focus was here while it was loading. */
  readonly focusNow: boolean;
}

/** Rich text editor with its tools. Each key is the same edit as in a textarea. */
export function RichTextInput({ focusNow, ...input }: RichTextInputProps) {
  const { editing, clipboard } = useEditor();
  const [active, setActive] = useState<ActiveText>();
  const [asksLink, setAsksLink] = useState(false);
  const onActive = useCallback((next: ActiveText) => {
    setActive((before) => (before && isEqual(before, next) ? before : next));
  }, []);
  const { element, writing } = useMountedText(input, {
    focusNow,
    onActive,
    onLink: () => setAsksLink(true),
    onHistory: (direction) => editing[direction](),
    onLeftOut: (leftOut) => clipboard.tellLeftOut(leftOut),
  });
  return (
    <div className="markdown">
      <RichTextTools
        active={active}
        asksLink={asksLink}
        onAskLink={setAsksLink}
        onCommand={(name, value) => {
          writing.current?.focus();
          writing.current?.command(name, value);
        }}
        onDone={() => writing.current?.focus()}
      />
      <div ref={element} className="writing" />
    </div>
  );
}

interface Tool {
  readonly name: Exclude<TextCommand, 'link' | 'deleted'>;
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
  { name: 'code', icon: Code, stroke: { key: 'e', mod: true } },
  { name: 'superscript', icon: Superscript },
  { name: 'subscript', icon: Subscript },
];

interface RichTextToolsProps {
  readonly active: ActiveText | undefined;
  readonly asksLink: boolean;
  readonly onAskLink: (asks: boolean) => void;
  readonly onCommand: (name: TextCommand, value?: string | number) => void;
  /** Returns the focus to the text. */
  readonly onDone: () => void;
}

/** Formatting of the selection, with the active marks. */
function RichTextTools({ active, asksLink, onAskLink, onCommand, onDone }: RichTextToolsProps) {
  return (
    <div className="markdown__tools" role="toolbar" aria-label={markdownWords.tools}>
      {tools.map(({ name, icon, stroke }) => (
        <IconButton
          key={name}
          icon={icon}
          label={markdownWords[name]}
          shortcut={stroke && formatStroke(stroke)}
          pressed={Boolean(active?.[name])}
          keepsFocus
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
