/** Names a cell in narrow windows, where the columns have no headings. Hidden elsewhere. */
export function CellLabel({ children }: { readonly children: string }) {
  return <span className="access-label">{children}</span>;
}
