import { Eye, EyeOff, PanelRightClose, PanelRightOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../shared/icon-button.tsx';
import { words } from '../../words.ts';
import { BlockIcon } from '../block-icon.tsx';
import { type Selected, useEditor, useSelected, useView } from '../editor-context.ts';
import { BlockForm } from './block-form-view.tsx';
import { PageForm } from './page-form.tsx';
import './property-panel.css';

/** What can be changed about the selected block, or about the page when none is. */
export function PropertyPanel() {
  const { view } = useEditor();
  const open = useView((state) => state.panelOpen);
  const area = useView((state) => state.area);
  const selected = useSelected();
  if (!open && area !== 'properties') {
    return (
      <aside className="panel panel--closed" aria-label={words.editor.areas.properties}>
        <IconButton
          icon={PanelRightOpen}
          label={words.panel.open}
          shortcut="]"
          onPress={() => view.setState({ panelOpen: true })}
        />
      </aside>
    );
  }
  return (
    <aside className="panel" aria-label={words.editor.areas.properties}>
      {selected ? (
        <>
          <BlockHead selected={selected} />
          <BlockForm key={selected.block.id} selected={selected} />
        </>
      ) : (
        <>
          <PanelHead title={words.editor.page} />
          <PageForm />
        </>
      )}
    </aside>
  );
}

function BlockHead({ selected: { block, definition } }: { readonly selected: Selected }) {
  const { editing } = useEditor();
  const toggle = block.hidden ? words.toolbar.show : words.toolbar.hide;
  return (
    <PanelHead title={definition?.label ?? block.type} icon={<BlockIcon type={block.type} />}>
      <IconButton
        icon={block.hidden ? EyeOff : Eye}
        label={toggle}
        pressed={block.hidden === true}
        onPress={() => editing.toggleHidden(block.id)}
      />
    </PanelHead>
  );
}

interface PanelHeadProps {
  readonly title: string;
  readonly icon?: ReactNode;
  readonly children?: ReactNode;
}

function PanelHead({ title, icon, children }: PanelHeadProps) {
  const { view } = useEditor();
  return (
    <div className="area-head panel__head">
      {icon}
      <h2 className="area-head__title">{title}</h2>
      {children}
      <IconButton
        icon={PanelRightClose}
        className="area-head__close"
        label={words.panel.close}
        shortcut="]"
        onPress={() => view.setState({ panelOpen: false })}
      />
    </div>
  );
}
