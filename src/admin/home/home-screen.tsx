import { DashboardScreen } from '../pages/list/dashboard-screen.tsx';
import { pagesWords } from '../pages/pages-words.ts';
import { Loading } from '../shared/loading.tsx';
import { useWaiting } from './use-waiting.ts';
import { WaitingList } from './waiting-list.tsx';

/** `/admin` and `/admin/dashboard`: what waits for the studio, and all pages and cases. */
export function HomeScreen() {
  const { lines, isKnown } = useWaiting();
  if (!isKnown) return <Loading text={pagesWords.loading} />;
  return <DashboardScreen above={<WaitingList lines={lines} />} />;
}
