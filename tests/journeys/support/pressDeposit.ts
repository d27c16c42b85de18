import type { WidgetPage } from './widgetPage.ts'

/** Opens a redirect method from the list, types an amount and presses the button. */
export async function pressDeposit(widget: WidgetPage): Promise<void> {
  await widget.openMethod('Mercado Pago')
  await widget.amount.fill('500')
  await widget.submit.click()
}
