/** The document that runs Spline scenes; it is told by message which one. */
export const splineFramePath = '/frame/spline';

/** What the frame says, and what it is sent once it has said that it is ready. */
export const splineReady = 'spline/ready';
export const splineShow = 'spline/show';
export const splineLoaded = 'spline/loaded';
export const splineFailed = 'spline/failed';

/** Where Spline's runtime takes parts of its own from, when a scene needs them. */
export const splineHosts = ['cdn.spline.design', 'unpkg.com'] as const;
