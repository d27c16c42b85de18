import ar from './locales/ar.json?url'

/** Where the texts of a language are. English is part of the widget: it is what every failure falls back to. */
export const LOCALES = { en: undefined, ar } as const

export type LocaleName = keyof typeof LOCALES
