/** The ids of icons that the widget loads; it leaves out all others. */
export const ICON_ID = /^[A-Za-z0-9_-]{1,80}$/
