import {
  AddressCombo,
  type LinkedPage,
  useLinkedPages as useLinkedPagesIn,
} from '../../../../links/address-combo.tsx';
import { usePane } from '../../../services/editor-context.ts';

interface PageComboProps {
  readonly label: string;
  readonly id: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onChoose?: (id: string) => void;
  readonly onBlur?: () => void;
  readonly placeholder: string;
  readonly describedBy?: string;
  readonly invalid?: boolean;
  readonly opened?: boolean;
}

/** Input for a URL, or a page of this site chosen by its title in the edited language. */
export function PageCombo(props: PageComboProps) {
  return <AddressCombo {...props} pages={useLinkedPagesInPane()} />;
}

export function useLinkedPagesInPane(): LinkedPage[] {
  return useLinkedPagesIn(usePane((view) => view.language));
}
