import { useRef } from 'react';
import { onDemand, useOnDemand } from '../../../../shared/on-demand.ts';
import { MarkdownInput } from './markdown-input.tsx';
import type { TextControlProps } from './text-control.ts';
import { useWritingMode } from './writing-mode.ts';
import './writing-input.css';

const richText = onDemand(() => import('./rich-text-input.tsx'));

/** A text with marks and lists: as it looks, or as its Markdown. */
export function WritingInput(props: TextControlProps) {
  return useWritingMode() === 'source' ? <MarkdownInput {...props} /> : <RichTextSoon {...props} />;
}

/** As its Markdown as well where what shows it as it looks cannot be had: a text can always be written. */
function RichTextSoon(props: TextControlProps) {
  const { part, failed } = useOnDemand(richText);
  const soon = useRef<HTMLTextAreaElement>(null);
  if (failed) return <MarkdownInput {...props} />;
  if (part) {
    const hadFocus = soon.current !== null && document.activeElement === soon.current;
    // Another field, or another language, is another text. Its own id goes from language to language.
    return (
      <part.RichTextInput key={`${props['aria-describedby']} ${props.lang}`} {...props} focusNow={hadFocus} />
    );
  }
  const { label, onValue, ...rest } = props;
  return (
    <div className="markdown">
      <div className="markdown__tools" aria-hidden="true" />
      {/* What is typed before it is there is written as well. */}
      <textarea
        {...rest}
        ref={soon}
        className="writing writing--soon"
        aria-label={rest['aria-label'] ?? label}
        aria-busy="true"
        onChange={(event) => onValue(event.target.value)}
      />
    </div>
  );
}
