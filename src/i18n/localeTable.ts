import ar from './locales/ar.json?url'
import en from './locales/en.json?url'

/** Where the texts of a language are. English is what every failure falls back to. */
export const LOCALES = { en, ar } as const

export type LocaleName = keyof typeof LOCALES
