import { words } from '../../words.ts';
import { useEditor, useView } from '../services/editor-context.ts';
import type { EditorArea } from '../services/view-store.ts';

const areas: readonly EditorArea[] = ['outline', 'page', 'properties'];

/** Tabs between the areas, in a window with room for only one. */
export function AreaTabs() {
  const { view } = useEditor();
  const area = useView((state) => state.area);
  return (
    <nav className="area-tabs" aria-label={words.editor.areasLabel}>
      {areas.map((name) => (
        <button
          key={name}
          type="button"
          className="area-tabs__tab"
          aria-current={area === name ? 'true' : undefined}
          // An outline that was closed in a wider window opens again.
          onClick={() => view.setState({ area: name, ...(name === 'outline' && { outlineOpen: true }) })}
        >
          {words.editor.areas[name]}
        </button>
      ))}
    </nav>
  );
}
