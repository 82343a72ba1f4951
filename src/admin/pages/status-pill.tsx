import { words } from '../words.ts';
import type { PublishState } from './publish-state.ts';
import './status-pill.css';

export function StatusPill({ state }: { readonly state: PublishState }) {
  return <span className={`pill pill--${state}`}>{words.state[state]}</span>;
}
