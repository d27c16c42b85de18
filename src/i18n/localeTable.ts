/** The languages that the widget brings along, by the names of their files (I18N-09). Any other is the deployment's (I18N-10). */
export const LOCALES = ['en', 'es', 'hi', 'in', 'mr', 'mx', 'pt', 'ru', 'te', 'ar'] as const

export type LocaleName = (typeof LOCALES)[number]
