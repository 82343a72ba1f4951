import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { onDemand, useOnDemand } from '../shared/on-demand.ts';
import type { SearchMenuItem } from './search-menu-item.ts';

const everywhere = onDemand(() => import('./everywhere.ts'));

/** Subscribes to the items available on every screen: pages, screens, files and actions. */
export function useGlobalMenuItems(): readonly SearchMenuItem[] {
  const navigate = useNavigate();
  const { part } = useOnDemand(everywhere);
  const [items, setItems] = useState<readonly SearchMenuItem[]>([]);
  useEffect(() => part?.watchEverywhere((path) => void navigate(path), setItems), [part, navigate]);
  return items;
}
