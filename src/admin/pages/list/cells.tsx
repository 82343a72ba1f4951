import type { ComponentProps } from 'react';

// The elements of a treegrid whose rows are positioned by transforms. Table elements are not used, since they
// lose their roles without a table layout.

export function RowGroup(props: ComponentProps<'div'>) {
  // biome-ignore lint/a11y/useSemanticElements: see above
  return <div role="rowgroup" {...props} />;
}

export function Row(props: ComponentProps<'div'>) {
  // biome-ignore lint/a11y/useSemanticElements: see above
  // biome-ignore lint/a11y/useFocusableInteractive: rows of pages can be focused, that of the columns' names has nothing to do
  return <div role="row" {...props} />;
}

export function Cell(props: ComponentProps<'div'>) {
  // biome-ignore lint/a11y/useSemanticElements: see above
  // biome-ignore lint/a11y/useFocusableInteractive: the rows have the focus, and the controls in their cells
  return <div role="gridcell" {...props} />;
}

export function ColumnHead(props: ComponentProps<'div'>) {
  // biome-ignore lint/a11y/useSemanticElements: see above
  // biome-ignore lint/a11y/useFocusableInteractive: nothing can be done with it
  return <div role="columnheader" {...props} />;
}
