import { Bold, Italic, Link, List, type LucideIcon } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { IconButton } from '../../../../shared/icon-button.tsx';
import { formatStroke } from '../../../../shared/keystroke.ts';
import { markdownWords } from '../../../services/markdown-words.ts';
import { type InputSelection, makeLink, toggleList, toggleMark } from './markdown-commands.ts';
import { SourceSwitch } from './source-switch.tsx';
import type { TextControlProps } from './text-control.ts';
import './markdown-input.css';

interface MarkdownCommand {
  readonly name: 'bold' | 'italic' | 'link' | 'list';
  readonly icon: LucideIcon;
  readonly key?: string;
  readonly run: (selection: InputSelection) => InputSelection;
}

const commands: readonly MarkdownCommand[] = [
  { name: 'bold', icon: Bold, key: 'b', run: (selection) => toggleMark(selection, '**') },
  { name: 'italic', icon: Italic, key: 'i', run: (selection) => toggleMark(selection, '*') },
  {
    name: 'link',
    icon: Link,
    run: (selection) => makeLink(selection, { text: markdownWords.linkText, address: 'https://' }),
  },
  { name: 'list', icon: List, run: toggleList },
];

/** Textarea for Markdown: the marks are visible, and the page shows the result. */
export function MarkdownInput({ onValue, label, ...rest }: TextControlProps) {
  const input = useRef<HTMLTextAreaElement>(null);

  const run = (command: MarkdownCommand) => {
    const element = input.current;
    if (!element) return;
    const next = command.run({
      text: element.value,
      start: element.selectionStart,
      end: element.selectionEnd,
    });
    onValue(next.text);
    // After React has rendered the new text.
    requestAnimationFrame(() => {
      element.focus();
      element.setSelectionRange(next.start, next.end);
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey) return;
    const command = commands.find(({ key }) => key === event.key.toLowerCase());
    if (!command) return;
    event.preventDefault();
    run(command);
  };

  return (
    <div className="markdown">
      <div className="markdown__tools" role="toolbar" aria-label={markdownWords.tools}>
        {commands.map((command) => (
          <IconButton
            key={command.name}
            icon={command.icon}
            label={markdownWords[command.name]}
            shortcut={command.key && formatStroke({ key: command.key, mod: true })}
            keepsFocus
            onPress={() => run(command)}
          />
        ))}
        <SourceSwitch />
      </div>
      <textarea
        {...rest}
        aria-label={rest['aria-label'] ?? label}
        ref={input}
        className="tool-input markdown__text"
        onChange={(event) => onValue(event.target.value)}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}
