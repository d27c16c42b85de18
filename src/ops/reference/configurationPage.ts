import { CONFIG, PAYMENT_CONFIG } from '../../../schemas/config.ts'
import { code, json, memberTable, page } from './markdown.ts'
import { memberRows, type Schema } from './memberRows.ts'

const WHOLE = { ...CONFIG, properties: { ...CONFIG.properties, ...PAYMENT_CONFIG.properties } }

/** The page about the data block `paywidget-config`. Every key has a default, so none is required. */
export const configurationPage = (): string =>
  page(
    '# Configuration',
    `One data block in the page, ${code('<script type="application/json" id="paywidget-config">')}, checked at the start. Every key may be left out; one that is not known is ignored and reported; a wrong value stops the start.`,
    memberTable(memberRows(WHOLE as unknown as Schema).map((row) => ({ ...row, isRequired: false }))),
    json({ api: { base: '/cashier' }, host: { allowedOrigins: ['https://casino.example'] } }),
  )
