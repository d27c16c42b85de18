import { coreIf } from './support/coreIf.ts'
import { expect, test } from './support/journey.ts'
import { pasted } from './support/pasted.ts'
import { rawServer } from './support/rawServer.ts'
import { readCode } from './support/readCode.ts'
import type { WidgetPage } from './support/widgetPage.ts'

const DEPOSIT = '9007199254740993'
const CARD = '646180157042875763'
const ACCOUNT = '1234567890123456789012345678901234567890'
const MEMO = '1844674407370955161'

/** Checks the digits on the screen and in the clipboard. */
async function isExact(widget: WidgetPage, label: string, digits: string): Promise<void> {
  await expect(widget.inside.getByText(digits, { exact: true })).toBeVisible()
  await widget.button(`Copy: ${label}`).press('Enter')
  await expect(widget.inside.getByText('Copied', { exact: true }).first()).toBeVisible()
  await expect.poll(() => pasted(widget)).toBe(digits)
}

for (const transport of ['http', 'socket'])
  test(
    `N1 identifiers that a server sends as numbers are shown, copied, put into QR codes and sent back exactly over ${transport}`,
    coreIf(transport === 'http'),
    async ({ widget }) => {
      const server = await rawServer(widget.page, DEPOSIT, [
        [/"phone":"01712345678"/, `"number":${CARD},"bank_account":${ACCOUNT}`],
        ['"memo":3041122', `"memo":${MEMO}`],
        [/"qrCodeText":"[^"]*"/, `"qrCodeText":${ACCOUNT}`],
      ])
      await widget.open({ host: { country: 'BD', currency: 'BDT', transport } })
      await widget.openMethod('bKash')
      await widget.amount.fill('1500')
      await widget.submit.click()
      await isExact(widget, 'Card or account number', CARD)
      await isExact(widget, 'Account number', ACCOUNT)
      await widget.field('confirmationId').fill('12345678')
      await widget.button('I’ve paid').click()
      await expect(widget.status).toBeVisible()
      await expect.poll(() => server.sent('deposit-complete')).toEqual([DEPOSIT])
      await expect.poll(() => new Set(server.sent('deposit-status'))).toEqual(new Set([DEPOSIT]))

      await widget.open({ host: { transport } })
      await widget.tile('Crypto').click()
      await expect.poll(widget.address).toBe('/paywidget/deposit/crypto')
      await widget.tile('XRP').click()
      await isExact(widget, 'Memo', MEMO)

      await widget.open({ host: { country: 'BR', currency: 'BRL', transport } })
      await widget.openMethod('Pix')
      await widget.amount.fill('50')
      await widget.field('cpf').fill('529.982.247-25')
      await widget.submit.click()
      await expect.poll(() => readCode(widget.inside.getByRole('img', { name: 'Payment QR code' }))).toBe(ACCOUNT)
    },
  )
