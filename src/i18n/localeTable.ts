/** The languages shipped with the widget, by file name (I18N-09). A deployment may add others (I18N-10). */
export const LOCALES = ['en', 'es', 'hi', 'in', 'mr', 'mx', 'pt', 'ru', 'te', 'ar'] as const

export type LocaleName = (typeof LOCALES)[number]
