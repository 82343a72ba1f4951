/** Path of the document that runs Spline scenes. It gets the scene by `postMessage`. */
export const splineFramePath = '/frame/spline';

/** Messages: the frame is ready, and the scene that is then sent. */
export const splineReady = 'spline/ready';
export const splineShow = 'spline/show';
export const splineLoaded = 'spline/loaded';
export const splineFailed = 'spline/failed';

/** Hosts from which Spline's runtime loads its parts when a scene needs them. */
export const splineHosts = ['cdn.spline.design', 'unpkg.com'] as const;
