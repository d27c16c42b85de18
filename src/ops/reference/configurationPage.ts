import { CONFIG, PAYMENT_CONFIG } from '../../../schemas/config.ts'
import { code, json, memberTable, page } from './markdown.ts'
import { memberRows, type Schema } from './memberRows.ts'

const WHOLE = { ...CONFIG, properties: { ...CONFIG.properties, ...PAYMENT_CONFIG.properties } }

/** The page about the data block `paywidget-config`. Every key has a default, so none is required. */
export const configurationPage = (): string =>
  page(
    '# Configuration',
    `The configuration is one data block in the page: ${code('<script type="application/json" id="paywidget-config">')}. It is validated by the build, and again when the widget starts. Every key is optional. An unknown key is ignored and reported. With an invalid value the widget does not start; in a section that only payments use, the value is found after the list is shown, and no form opens.`,
    memberTable(memberRows(WHOLE as unknown as Schema).map((row) => ({ ...row, isRequired: false }))),
    json({ api: { base: '/cashier' }, host: { allowedOrigins: ['https://casino.example'] } }),
  )
