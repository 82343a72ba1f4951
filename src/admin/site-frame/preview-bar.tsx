import type { ReactNode } from 'react';
import './preview-bar.css';

/** The row of switches above a preview: device, language and theme, in this order. */
export function PreviewBar({ children }: { readonly children: ReactNode }) {
  return <div className="preview-bar">{children}</div>;
}
