const { JOURNEYS_PORT: port, JOURNEYS_HOST_PORT: hostPort } = process.env

/** The origin of the widget, its calls and the provider. */
export const WIDGET = `http://127.0.0.1:${port}`
/** The host page on another origin of the same site, so that storage works in the frame. */
export const HOST = `http://127.0.0.1:${hostPort}`
/** The same host page on another site. */
export const OTHER_SITE = `http://localhost:${hostPort}`
