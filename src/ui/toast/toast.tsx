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
import { settleTime, useTopLayer } from '../modal/top-layer.ts';
import { toastTimes } from './toast-times.ts';

export interface ToastInput {
  readonly text: string;
  readonly tone?: 'neutral' | 'success' | 'error';
  /** One action, such as undo. */
  readonly action?: { readonly label: string; readonly run: () => void };
  /** ms for which it stays visible, if not the default; `Infinity` to wait for its action. */
  readonly visibleFor?: number;
  /** True for a toast that screen readers have read already, when its task began. */
  readonly isAnnounced?: boolean;
}

interface ToastApi {
  readonly show: (toast: ToastInput) => void;
}

interface ShownToast extends ToastInput {
  readonly id: number;
}

const ToastContext = createContext<ToastApi | undefined>(undefined);

/** Shows toasts. Throws outside a {@link ToastProvider}. */
export function useToast(): ToastApi {
  const api = use(ToastContext);
  if (!api) throw new Error('useToast must be used inside a ToastProvider');
  return api;
}

/** Renders the toasts of its children. The newest is lowest, and errors are below all others. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const counter = useRef(0);

  const show = useCallback((toast: ToastInput) => {
    counter.current += 1;
    const id = counter.current;
    setToasts((shown) => [...shown, { ...toast, id }]);
  }, []);
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
  const settled = useSettled(toasts, dialog);
  // biome-ignore lint/correctness/useExhaustiveDependencies: moving a popover to another dialog hides it
  useEffect(() => {
    // A popover is in the top layer: showing it again puts it above a dialog that opened later.
    const element = region.current;
    if (newest === undefined || !element?.isConnected || typeof element.showPopover !== 'function') return;
    element.showPopover();
    return () => element.hidePopover();
  }, [newest, dialog]);
  return createPortal(
    <section ref={region} className="toasts" popover="manual">
      {(['polite', 'assertive'] as const).map((urgency) => (
        <div key={urgency} className="toasts__region" aria-live={urgency} aria-relevant="additions">
          {settled
            .filter(({ tone }) => (tone === 'error') === (urgency === 'assertive'))
            .map((toast) => (
              <Toast key={toast.id} toast={toast} remove={remove} />
            ))}
        </div>
      ))}
    </section>,
    layer,
  );
}

/**
 * Lists the toasts once screen readers can announce them, which ignore content that arrives with a new live
 * region.
 */
function useSettled(
  toasts: readonly ShownToast[],
  dialog: HTMLDialogElement | undefined,
): readonly ShownToast[] {
  const [settled, setSettled] = useState(0);
  const newest = toasts.at(-1)?.id ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the regions are new in another dialog
  useEffect(() => {
    const timer = setTimeout(() => setSettled(newest), settleTime);
    return () => clearTimeout(timer);
  }, [newest, dialog]);
  return toasts.filter(({ id }) => id <= settled);
}

function Toast({ toast, remove }: { toast: ShownToast; remove: (id: number) => void }) {
  const [phase, setPhase] = useState<'visible' | 'fading'>('visible');
  const [held, setHeld] = useState(false);
  const { id, visibleFor = toastTimes.visible } = toast;

  useEffect(() => {
    // The timer pauses while the user reads the toast or points at its button.
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
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only pauses the timer
    <div
      className={classNames(
        'toast',
        `toast--${toast.tone ?? 'neutral'}`,
        phase === 'fading' && 'toast--fading',
      )}
      aria-live={toast.isAnnounced ? 'off' : undefined}
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
