import { BackgroundForm } from './background-form.tsx';
import { LayoutForm } from './layout-form.tsx';

/** How the page looks as a whole. */
export function PageLook({ tab }: { readonly tab: 'layout' | 'background' }) {
  return tab === 'layout' ? <LayoutForm /> : <BackgroundForm />;
}
