import { useEffect, useRef, useState } from 'react';
import { onConsent } from '../shared/on-consent.ts';
import { PosterWords } from '../shared/poster.tsx';
import {
  splineFailed,
  splineFramePath,
  splineLoaded,
  splineReady,
  splineShow,
} from '../shared/spline-messages.ts';

interface SplineSceneProps {
  /** URL of the exported scene. */
  readonly scene: string;
  /** Accessible name of the scene. */
  readonly title: string;
  /** Label of the button that loads the scene, and the note below it. */
  readonly load: string;
  readonly note: string;
  /** Label of the button that starts the scene with reduced motion. */
  readonly start: string;
}

/** ms between the frame's `load` event and its ready message before it counts as failed. */
const patience = 5000;

/**
 * A Spline scene in its own frame, since the runtime is large and not ours. Without consent a poster asks
 * first. With consent, also if it is given later, it loads near the viewport; with reduced motion only on a
 * click.
 */
export function SplineScene({ scene, title, load, note, start }: SplineSceneProps) {
  const [state, setState] = useState<'poster' | 'asking' | 'loading' | 'shown' | 'failed'>('poster');
  const pressed = useRef(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const ready = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another scene begins anew
  useEffect(() => {
    setState('poster');
    pressed.current = false;
    ready.current = false;
    const forget = onConsent(() => {
      const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      // Keeps the state if the visitor has already started the scene.
      setState((now) => (now !== 'poster' ? now : calm ? 'asking' : 'loading'));
    });
    return () => {
      forget();
      clearTimeout(timer.current);
    };
  }, [scene]);
  // The clicked button had the focus and is removed.
  useEffect(() => {
    if (state === 'loading' && pressed.current) frame.current?.focus();
  }, [state]);

  useEffect(() => {
    const onMessage = ({ source, data }: MessageEvent) => {
      // The frame's origin is opaque, so only its window identifies the sender.
      if (!source || source !== frame.current?.contentWindow) return;
      if (data?.type === splineReady) {
        ready.current = true;
        frame.current?.contentWindow?.postMessage({ type: splineShow, scene }, '*');
      }
      if (data?.type === splineLoaded) setState('shown');
      if (data?.type === splineFailed) setState('failed');
    };
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, [scene]);

  if (state === 'failed') {
    return (
      <p className="spline spline--failed" role="status" lang="en">
        Failed to load Spline component
      </p>
    );
  }
  const waitForWord = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (!ready.current) setState('failed');
    }, patience);
  };
  const press = () => {
    pressed.current = true;
    setState('loading');
  };
  return (
    <div className={state === 'shown' ? 'spline spline--shown' : 'spline'}>
      {state === 'poster' && (
        <button type="button" className="poster" onClick={press}>
          <PosterWords icon={<Cube />} label={load} note={note} />
        </button>
      )}
      {state === 'asking' && (
        <button type="button" className="button button--secondary" onClick={press}>
          {start}
        </button>
      )}
      {(state === 'loading' || state === 'shown') && (
        <iframe
          // A new scene needs a new document.
          key={scene}
          ref={frame}
          className="spline__frame"
          src={splineFramePath}
          title={title}
          sandbox="allow-scripts"
          credentialless
          loading="lazy"
          onLoad={waitForWord}
        />
      )}
    </div>
  );
}

/** An inline icon, because importing the icon package would add it to the island's script. */
function Cube() {
  return (
    <svg className="spline__cube" viewBox="0 0 24 24" aria-hidden="true">
      <path d="m12 2 8.7 5v10L12 22l-8.7-5V7Zm0 10 8.7-5M12 12 3.3 7M12 12v10" />
    </svg>
  );
}

/** The export that the loader looks for. */
export { SplineScene as island };
