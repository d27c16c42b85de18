import type { ScreenName } from './index.ts'

const FORMS = ['deposit.redirect'] as const satisfies readonly ScreenName[]

export type FormScreen = (typeof FORMS)[number]

/** Whether the screen is a form: Enter in a field presses its submit. */
export const isForm = (screen: ScreenName): screen is FormScreen => (FORMS as readonly ScreenName[]).includes(screen)
