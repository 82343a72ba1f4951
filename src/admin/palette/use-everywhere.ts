import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { onDemand, useOnDemand } from '../shared/on-demand.ts';
import type { PaletteItem } from './palette-item.ts';

const everywhere = onDemand(() => import('./everywhere.ts'));

/** Pages, screens, files and what can be done everywhere, as soon as they are known. */
export function useEverywhere(): readonly PaletteItem[] {
  const navigate = useNavigate();
  const { part } = useOnDemand(everywhere);
  const [items, setItems] = useState<readonly PaletteItem[]>([]);
  useEffect(() => part?.watchEverywhere((path) => void navigate(path), setItems), [part, navigate]);
  return items;
}
