import { describe, expect, it } from 'vitest'
import { METHOD_FOLDERS } from '../../../fixtures/index.ts'
import { stepsUntil } from '../../../src/studio/preview/stepsUntil.ts'

const storyOf = (method: string) => METHOD_FOLDERS.find(({ name }) => name === method)?.story
const last = (method: string) => stepsUntil(method, storyOf(method), 'sent').at(-1)

describe('the press of a story that creates the payment', () => {
  it.each([
    ['a create that the story expects', 'bkash_p2p', 'Deposit 1,500.00 BDT'],
    ['a create after a press that shows an error', 'spei', 'Deposit 250.00 MXN'],
    ['another label', 'bank_debit_eu', 'Pay 50.00 EUR from Harbour bank'],
    ['a story that expects only the completion', 'bakai_p2p', 'Deposit 700.00 KGS'],
    ['a form after the payment details', 'upi_transfer', 'Deposit 1,000.00 INR'],
    ['a withdrawal that is confirmed afterwards', 'pix_out', 'Withdraw 50.00 BRL'],
  ])('%s: %s', (_, method, press) => {
    expect(last(method)).toEqual({ press })
  })

  it('are none for an address, which is created when the page opens', () => {
    expect(last('btc')).toEqual({ openTile: 'Bitcoin' })
  })

  it('is left out of a form that is filled in', () => {
    expect(stepsUntil('upi_transfer', storyOf('upi_transfer'), 'filled').at(-1)).toEqual({
      fill: { field: 'amount', value: '1000' },
    })
  })
})
