import type { LocaleName } from './localeTable.ts'

interface ReturnTexts {
  readonly title: string
  readonly text: string
  readonly close: string
  readonly mayClose: string
}

/**
 * What a player reads who is back from the provider in a tab of its own: nothing is known of the payment there, and so
 * nothing is said of it. These words are code: they wait for no file.
 */
export const RETURN_TEXTS: Readonly<Record<LocaleName, ReturnTexts>> = {
  en: {
    title: 'You have left the payment page',
    text: 'The cashier shows what became of your payment. Go back to the tab or the site that you came from.',
    close: 'Close this tab',
    mayClose: 'You can close this tab.',
  },
  ar: {
    title: 'لقد غادرت صفحة الدفع',
    text: 'ستجد حالة دفعتك في صفحة الإيداع. عُد إلى علامة التبويب أو الموقع الذي أتيت منه.',
    close: 'إغلاق علامة التبويب',
    mayClose: 'يمكنك إغلاق علامة التبويب هذه.',
  },
}
