import type { FIXED_TEXTS } from '../../schemas/host/fixedTexts.ts'
import type english from '../i18n/locales/en.json'

type Known = keyof typeof english

type Fixed = (typeof FIXED_TEXTS)[number]

type Plural<Key> = Key extends `${infer Base}_other` ? `${Base}_${'zero' | 'one' | 'two' | 'few' | 'many'}` : never

/**
 * The keys of the texts that a host may replace. The package contains the list of them, which its build writes from
 * this type.
 */
export type TextKey = Exclude<Known | Plural<Known>, Fixed | `${Fixed}.${string}` | `${Fixed}_${string}`>
