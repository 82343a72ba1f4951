import { useEffect, useRef, useState } from 'react';
import { splineFailed, splineFramePath, splineLoaded, splineReady, splineShow } from './spline-messages.ts';

interface SplineSceneProps {
  /** Address of the exported scene. */
  readonly scene: string;
  /** What the scene is called for people who hear it. */
  readonly title: string;
  /** What the button says that starts it for people who want no motion. */
  readonly start: string;
}

/** ms that a frame gets to say it is ready, after the browser says it has loaded. */
const patience = 5000;

/**
 * A scene in a frame of its own, since the runtime is large and not ours. It is an island, so nothing is
 * asked for before it comes near the viewport; with reduced motion nothing before somebody presses.
 */
export function SplineScene({ scene, title, start }: SplineSceneProps) {
  const [state, setState] = useState<'waiting' | 'asking' | 'loading' | 'shown' | 'failed'>('waiting');
  const frame = useRef<HTMLIFrameElement>(null);
  const ready = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another scene begins anew
  useEffect(() => {
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    setState(calm ? 'asking' : 'loading');
    ready.current = false;
    return () => clearTimeout(timer.current);
  }, [scene]);

  useEffect(() => {
    const hear = ({ source, data }: MessageEvent) => {
      // The frame's origin is its own and has no name; the window alone says who speaks.
      if (!source || source !== frame.current?.contentWindow) return;
      if (data?.type === splineReady) {
        ready.current = true;
        frame.current?.contentWindow?.postMessage({ type: splineShow, scene }, '*');
      }
      if (data?.type === splineLoaded) setState('shown');
      if (data?.type === splineFailed) setState('failed');
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
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
  return (
    <div className={state === 'shown' ? 'spline spline--shown' : 'spline'}>
      {state === 'asking' && (
        <button type="button" className="button button--secondary" onClick={() => setState('loading')}>
          {start}
        </button>
      )}
      {(state === 'loading' || state === 'shown') && (
        <iframe
          // Another scene is another document.
          key={scene}
          ref={frame}
          className="spline__frame"
          src={splineFramePath}
          title={title}
          sandbox="allow-scripts"
          loading="lazy"
          onLoad={waitForWord}
        />
      )}
    </div>
  );
}

/** The name under which the loader finds the component. */
export { SplineScene as island };
