import type { LocaleName } from './localeTable.ts'

/**
 * What is said when the widget can't start: its texts are files that may be what is missing, so these few words come with
 * the first script. One line a language, as in localeTable.ts.
 */
export interface StartTexts {
  readonly title: string
  readonly text: string
  readonly retry: string
  /** Where the deployment itself is at fault. */
  readonly wrong: string
}

export const START_TEXTS: Readonly<Record<LocaleName, StartTexts>> = {
  en: {
    title: 'The cashier could not be opened',
    text: 'A part of it did not arrive. Check your connection and try again.',
    retry: 'Try again',
    wrong: 'It is not set up as it should be. Please try again later.',
  },
  ar: {
    title: 'تعذّر فتح صفحة الدفع',
    text: 'لم يصل جزء منها. تحقّق من اتصالك وحاول مرة أخرى.',
    retry: 'إعادة المحاولة',
    wrong: 'لم يتم إعدادها كما يجب. يُرجى المحاولة لاحقًا.',
  },
}
