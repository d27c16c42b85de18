import { isKeyLike } from '../../schemas/words.ts'
import { coreIf } from './support/coreIf.ts'
import { expect, test } from './support/journey.ts'
import { readTexts } from './support/readTexts.ts'
import type { WidgetPage } from './support/widgetPage.ts'

/** A method whose keys have no translations, as on a new deployment. */
const HOSTILE = {
  name: 'hostile_method',
  text: { en: 'paymentMethods.hostile.name' },
  annotationKey: 'paymentMethods.annotation.hostile',
  badgeConfig: { text: 'badges.new_method' },
  amount_rules: { MXN: { min: '1', max: '900' } },
  fields: [
    { name: 'documentId', type: 'text', regex: '^x$', regex_error_key: 'paymentMethods.regex_error.documentId' },
    {
      name: 'clabe',
      type: 'text',
      placeholder_key: 'paymentMethods.placeholder.clabe',
      props: { label: 'label.clabe_no' },
    },
    {
      name: 'bank',
      type: 'dropdown',
      props: { label: 'x.bank', items: [{ text: 'banks.santander_mx', value: '014' }] },
    },
  ],
}

const expectNoKeys = async (widget: WidgetPage) => {
  const words = (await readTexts(widget))
    .flatMap((text) => text.split(/\s+/))
    .map((word) => word.replace(/[:,()]/g, ''))
  expect(words.length).toBeGreaterThan(10)
  expect(words.filter(isKeyLike)).toEqual([])
}

for (const lang of ['en', 'ar']) {
  test(
    `X5 D-23 a method whose texts are all translation keys shows none of the keys: ${lang}`,
    coreIf(lang === 'ar'),
    async ({ widget }) => {
      await widget.page.route('**/methods-payment-v5', async (route) => {
        const response = await route.fetch()
        const list = (await response.json()) as { methods: unknown[] }
        await route.fulfill({ response, json: { ...list, methods: [HOSTILE, ...list.methods] } })
      })
      await widget.open({ host: { lang } })
      await expect(widget.tile('Name')).toBeVisible()
      await expectNoKeys(widget)
      await widget.openMethod('Name')
      await widget.field('documentId').fill('wrong')
      await widget.submit.click({ force: true })
      await expect(widget.error('documentId')).toBeVisible()
      await widget.field('bank').click()
      await expect(widget.inside.getByRole('option')).toHaveText(['Santander mx'])
      await expectNoKeys(widget)
    },
  )
}
