import type { ScreenName } from './index.ts'

const FORMS: readonly ScreenName[] = ['deposit.redirect']

/** Whether the screen is a form: Enter in a field presses its submit. */
export const isForm = (screen: ScreenName): boolean => FORMS.includes(screen)
