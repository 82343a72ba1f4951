import { useQuery } from '@tanstack/react-query';
import { resolveText } from '#content/language/language.ts';
import { Button } from '#ui/button/button.tsx';
import { sectionsQuery } from '../../../../data/sections.ts';
import { runEditorCommand } from '../../../commands/command.ts';
import { detachCommand } from '../../../commands/section.command.ts';
import { useEditor, usePane } from '../../../services/editor-context.ts';
import { savedSectionWords as say } from '../../../services/saved-section-words.ts';
import { useOpenSection } from '../../../services/use-open-section.ts';
import { useFormBlock } from '../../parts/block-form.ts';
import { SectionUsage } from '../../parts/section-usage.tsx';
import type { TextControlProps } from './text-control.ts';

/**
 * Select for a section by its title, with buttons for the chosen one. A stored value that is no section stays
 * an option.
 */
export function SectionInput({
  value,
  onValue,
  placeholder: _none,
  lang: _shared,
  label: _label,
  ...rest
}: TextControlProps) {
  const services = useEditor();
  const { data = [] } = useQuery(sectionsQuery);
  const language = usePane((view) => view.language);
  const { id: blockId } = useFormBlock();
  const open = useOpenSection();
  const section = data.find(({ identifier }) => identifier === value);
  return (
    <div className="section-input">
      <select
        {...rest}
        className="tool-input"
        value={value}
        onChange={(event) => onValue(event.target.value)}
      >
        <option value="">{say.none}</option>
        {value !== '' && !section && <option value={value}>{value}</option>}
        {data.map(({ identifier, title }) => (
          <option key={identifier} value={identifier}>
            {resolveText(title, language) || identifier}
          </option>
        ))}
      </select>
      {section && (
        <>
          {!section.isLive && <p className="panel__note">{say.draftOnly}</p>}
          <div className="section-input__actions">
            <Button className="button--small" onClick={() => open(blockId)}>
              {say.open}
            </Button>
            <Button className="button--small" onClick={() => runEditorCommand(detachCommand, services)}>
              {say.detach}
            </Button>
            <SectionUsage identifier={value} />
          </div>
        </>
      )}
    </div>
  );
}
