import { type Texts, textsOf } from './rules/texts/Texts.ts'

/** The file of the widget's English translations; undefined if it does not exist. */
const ENGLISH = Object.values(import.meta.glob('../i18n/locales/en.json', { eager: true, import: 'default' }))[0]

/** The widget's English translations by key. */
export const english = (): Texts | undefined => (ENGLISH === undefined ? undefined : textsOf(ENGLISH))
