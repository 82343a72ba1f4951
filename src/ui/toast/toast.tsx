import {
  type CSSProperties,
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '../class-names.ts';
import { useTopLayer } from '../modal/top-layer.ts';
import { toastTimes } from './toast-times.ts';

export interface ToastInput {
  readonly text: string;
  readonly tone?: 'neutral' | 'success' | 'error';
  /** One thing to do about it, such as undoing what it reports. */
  readonly action?: { readonly label: string; readonly run: () => void };
  /** Milliseconds fully visible, where the usual time does not do; infinite until its action is taken. */
  readonly visibleFor?: number;
  /** It was announced before, when it began. */
  readonly isAnnounced?: boolean;
}

interface ToastApi {
  readonly show: (toast: ToastInput) => void;
}

interface ShownToast extends ToastInput {
  readonly id: number;
}

const ToastContext = createContext<ToastApi | undefined>(undefined);

/** Shows short messages; throws outside a {@link ToastProvider}. */
export function useToast(): ToastApi {
  const api = use(ToastContext);
  if (!api) throw new Error('useToast must be used inside a ToastProvider');
  return api;
}

interface ToastProviderProps {
  /** Says a toast to people who do not see it; an error interrupts. The toast itself is no live region. */
  readonly announce: (text: string, isUrgent: boolean) => void;
  readonly children: ReactNode;
}

/** Holds the toasts of everything inside it. The newest stands lowest. */
export function ToastProvider({ announce, children }: ToastProviderProps) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const counter = useRef(0);

  const show = useCallback(
    (toast: ToastInput) => {
      counter.current += 1;
      const id = counter.current;
      setToasts((shown) => [...shown, { ...toast, id }]);
      if (!toast.isAnnounced) announce(toast.text, toast.tone === 'error');
    },
    [announce],
  );
  const remove = useCallback(
    (id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)),
    [],
  );
  const api = useMemo(() => ({ show }), [show]);

  return (
    <ToastContext value={api}>
      {children}
      <ToastRegion toasts={toasts} remove={remove} />
    </ToastContext>
  );
}

function ToastRegion({ toasts, remove }: { toasts: readonly ShownToast[]; remove: (id: number) => void }) {
  const region = useRef<HTMLElement>(null);
  const { layer, dialog } = useTopLayer();
  const newest = toasts.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a popover that was moved to another dialog is hidden
  useEffect(() => {
    // A popover is drawn in the top layer: showing it again puts it above a dialog opened since.
    const element = region.current;
    if (newest === undefined || !element?.isConnected || typeof element.showPopover !== 'function') return;
    element.showPopover();
    return () => element.hidePopover();
  }, [newest, dialog]);
  return createPortal(
    <section ref={region} className="toasts" popover="manual">
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} remove={remove} />
      ))}
    </section>,
    layer,
  );
}

function Toast({ toast, remove }: { toast: ShownToast; remove: (id: number) => void }) {
  const [phase, setPhase] = useState<'visible' | 'fading'>('visible');
  const [held, setHeld] = useState(false);
  const { id, visibleFor = toastTimes.visible } = toast;

  useEffect(() => {
    // Time stands still while somebody reads or aims at the button.
    if (held || visibleFor === Number.POSITIVE_INFINITY) return;
    if (phase === 'visible') {
      const timer = setTimeout(() => setPhase('fading'), visibleFor);
      return () => clearTimeout(timer);
    }
    const timer = setTimeout(() => remove(id), toastTimes.fade);
    return () => clearTimeout(timer);
  }, [phase, held, id, remove, visibleFor]);

  const hold = () => {
    setHeld(true);
    setPhase('visible');
  };
  const release = () => setHeld(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it is reading it
    <div
      className={classNames(
        'toast',
        `toast--${toast.tone ?? 'neutral'}`,
        phase === 'fading' && 'toast--fading',
      )}
      style={{ '--fade': `${toastTimes.fade}ms` } as CSSProperties}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <span className="toast__text">{toast.text}</span>
      {toast.action && <ToastAction action={toast.action} done={() => remove(id)} />}
    </div>
  );
}

function ToastAction({ action, done }: { action: NonNullable<ToastInput['action']>; done: () => void }) {
  const run = () => {
    action.run();
    done();
  };
  return (
    <button type="button" className="toast__action" onClick={run}>
      {action.label}
    </button>
  );
}
