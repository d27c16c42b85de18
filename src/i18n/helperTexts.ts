import type { LocaleName } from './localeTable.ts'

interface HelperTexts {
  readonly opening: string
  readonly stuck: string
  readonly over: string
}

/** What the window says in which the provider's page opens. These words are code: they wait for no file. */
export const HELPER_TEXTS: Readonly<Record<LocaleName, HelperTexts>> = {
  en: {
    opening: 'Opening the payment page…',
    stuck: 'The payment page could not be opened from here. Go back to the cashier and press “Open the payment page”.',
    over: 'This payment was not created. You can close this window and go back to the cashier.',
  },
  ar: {
    opening: 'جارٍ فتح صفحة الدفع…',
    stuck: 'تعذّر فتح صفحة الدفع من هنا. عُد إلى صفحة الإيداع واضغط على «فتح صفحة الدفع».',
    over: 'لم تُنشأ هذه الدفعة. يمكنك إغلاق هذه النافذة والعودة إلى صفحة الإيداع.',
  },
}
