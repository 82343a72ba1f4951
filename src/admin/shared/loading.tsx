import { words } from '../words.ts';
import './notice.css';

/** A loading message; it appears only if loading takes long enough to be noticed. */
export function Loading({ text = words.loading }: { readonly text?: string }) {
  return (
    <p className="loading" role="status">
      <span className="spinner" aria-hidden="true" />
      {text}
    </p>
  );
}
