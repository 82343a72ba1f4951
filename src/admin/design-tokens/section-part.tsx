import type { TokenChanges } from '#tokens/token-changes.ts';
import { BrandSection } from './brand/brand-section.tsx';
import { CompositionSection } from './composition/composition-section.tsx';
import { FontsSection } from './fonts/fonts-section.tsx';
import { ContrastSection } from './list/contrast-section.tsx';
import { TokenListSection } from './list/token-list-section.tsx';
import { PaletteEditor } from './palette/palette-editor.tsx';
import { Presets } from './presets/presets.tsx';
import { ScaleEditor } from './scale/scale-editor.tsx';
import type { SectionId } from './work/token-sections.ts';
import type { TokenEditor } from './work/use-token-editor.ts';

interface SectionPartProps {
  readonly section: SectionId;
  readonly editor: TokenEditor;
  readonly opened: string | undefined;
  readonly onOpen: (path: string | undefined) => void;
  readonly onGo: (path: string) => void;
  /** Id of the preset that the URL asks to apply. */
  readonly asked: string | undefined;
  readonly onAsked: () => void;
}

/** Renders the chosen section: a list of tokens, or a tool that sets many tokens at once. */
export function SectionPart({ section, editor, opened, onOpen, onGo, asked, onAsked }: SectionPartProps) {
  const onChange = (changes: TokenChanges) => editor.change(changes, section);
  if (section === 'presets') {
    return <Presets changes={editor.changes} onChange={onChange} asked={asked} onAsked={onAsked} />;
  }
  if (section === 'composition') return <CompositionSection changes={editor.changes} onChange={onChange} />;
  if (section === 'brand') {
    return (
      <>
        <BrandSection changes={editor.changes} />
        <FontsSection changes={editor.changes} onChange={onChange} />
      </>
    );
  }
  if (section === 'scale') return <ScaleEditor changes={editor.changes} onChange={onChange} />;
  if (section === 'contrast') return <ContrastSection changes={editor.settled} />;
  return (
    <>
      {section === 'palette' && (
        <PaletteEditor changes={editor.changes} settled={editor.settled} onChange={onChange} />
      )}
      <TokenListSection section={section} editor={editor} opened={opened} onOpen={onOpen} onGo={onGo} />
    </>
  );
}
