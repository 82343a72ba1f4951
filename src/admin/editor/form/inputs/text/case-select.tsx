import { useQuery } from '@tanstack/react-query';
import { resolveText } from '#content/language/language.ts';
import { pagesQuery } from '../../../../data/queries.ts';
import { words } from '../../../../words.ts';
import { usePane } from '../../../services/editor-context.ts';
import type { TextControlProps } from './text-control.ts';

/** One of our cases by its name; what is stored and no case of ours stays among them. */
export function CaseSelect({ value, onValue, placeholder: _none, lang: _shared, ...rest }: TextControlProps) {
  const { data } = useQuery(pagesQuery);
  const language = usePane((view) => view.language);
  const cases = (data ?? [])
    .filter((page) => page.kind === 'case')
    .map((page) => ({ id: page.identifier, name: resolveText(page.title, language) || page.identifier }));
  const unknown = value !== '' && !cases.some(({ id }) => id === value);
  return (
    <select {...rest} className="tool-input" value={value} onChange={(event) => onValue(event.target.value)}>
      <option value="">{words.link.noCase}</option>
      {unknown && <option value={value}>{value}</option>}
      {cases.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}
