import { Copy } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { IconButton } from '../shared/icon-button.tsx';
import { Segments } from '../shared/segments.tsx';
import { useCopy } from '../shared/use-copy.ts';
import { isGesture, type Shown } from './chosen-address.ts';
import { designSystemWords } from './design-system-words.ts';
import { indented } from './jsx-text.ts';
import type { FreeKnobs } from './knobs-panel.tsx';
import type { Specimen } from './specimen.ts';

const say = designSystemWords;
type Kind = keyof typeof say.codes;

interface CodeToCopyProps {
  readonly specimen: Specimen;
  readonly shown: Shown;
  readonly knobs: FreeKnobs;
  readonly isSite: boolean;
  /** Where it stands drawn. */
  readonly stage: RefObject<HTMLElement | null>;
}

/** What draws the component as it was chosen: in React, as markup, and as the value of a block. */
export function CodeToCopy({ specimen, shown, knobs, isSite, stage }: CodeToCopyProps) {
  const [wanted, setWanted] = useState<Kind>('react');
  const [markup, setMarkup] = useState('');
  const kinds: Kind[] = [
    ...(specimen.code ? (['react'] as const) : []),
    'html',
    ...(isSite ? (['block'] as const) : []),
  ];
  const kind = kinds.includes(wanted) ? wanted : 'html';
  // What is drawn is known once it is drawn; the same text again changes nothing.
  useEffect(() => {
    if (stage.current) setMarkup(markupOf(stage.current));
  });
  const code = { react: reactCode(specimen, shown, knobs), html: markup, block: blockValue(specimen, shown) }[
    kind
  ];
  const copyText = useCopy();
  const copy = () => copyText(code, say.copied, say.notCopied);
  return (
    <section className="code-to-copy" aria-label={say.code}>
      <header className="code-to-copy__head">
        <h3 className="design-system__part">{say.code}</h3>
        <Segments
          label={say.code}
          options={kinds.map((value) => ({ value, label: say.codes[value] }))}
          value={kind}
          onValue={setWanted}
        />
        <IconButton icon={Copy} label={say.copy} onPress={() => void copy()} />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <pre className="code-to-copy__code" tabIndex={0}>
        <code>{code}</code>
      </pre>
      {kind === 'block' && <p className="code-to-copy__help">{say.blockHelp}</p>}
    </section>
  );
}

/** The first theme's: both are the same markup. */
function markupOf(stage: Element): string {
  const theme = stage.querySelector('[data-theme]');
  return [...(theme?.querySelectorAll('[data-specimen]') ?? [])].map(markupText).join('\n');
}

function reactCode({ code, variants }: Specimen, { variant, state }: Shown, knobs: FreeKnobs): string {
  if (!code) return '';
  const those = variant === undefined ? variants : [{ name: variant }];
  const given = {
    words: knobs.words || undefined,
    icon: knobs.icon,
    condition: isGesture(state) ? 'usual' : state,
  } as const;
  return [...new Set(those.map(({ name }) => code({ variant: name, ...given })))].join('\n');
}

const blockValue = ({ name }: Specimen, { variant }: Shown) =>
  variant === undefined ? name : `${name}:${variant}`;

/** Elements that end where they begin. */
const alone = new Set(['input', 'img', 'br', 'hr', 'path', 'circle', 'rect', 'line']);
/** What the browser's state or this screen has put there, and nobody would type. */
const left = new Set(['data-forced', 'data-rac', 'data-react-aria-pressable']);

/** The markup of what stands in an element, an element a line. */
function markupText(root: Element): string {
  return [...root.childNodes].map(nodeText).filter(Boolean).join('\n');
}

function nodeText(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return escaped(node.textContent?.trim() ?? '');
  if (!(node instanceof Element)) return '';
  const name = node.tagName.toLowerCase();
  const attributes = [...node.attributes]
    .filter((attribute) => !left.has(attribute.name))
    .map(({ name: key, value }) => (value === '' ? key : `${key}="${value.replaceAll('"', '&quot;')}"`));
  const open = `<${[name, ...attributes].join(' ')}>`;
  if (alone.has(name)) return open;
  const inside = markupText(node);
  const isShort = node.childElementCount === 0 && !inside.includes('\n');
  return isShort ? `${open}${inside}</${name}>` : `${open}\n${indented(inside)}\n</${name}>`;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
