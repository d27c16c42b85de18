import { resolve } from 'node:path'
import { type Plugin, runnerImport } from 'vite'
import type { Config } from '../../schemas/config.ts'
import { validators } from './validators.ts'

/** Keys to which the widget appends the name of a file as it is. */
const FOLDERS = ['staticPath', 'iconCdn'] as const
const BLOCK = /<script\b[^>]*\bid="paywidget-config"[^>]*>([\s\S]*?)<\/script>/

type ReadConfig = (text: string, onUnknown: (key: string) => void) => Pick<Config, (typeof FOLDERS)[number]>
type CheckRest = (config: unknown, tell: { bridge: object; report: (code: string, text: string) => void }) => unknown

/**
 * Checks the configuration built into the page: an unknown key, a wrong value or a folder without a slash at its end
 * fails the build with the name of the key.
 */
export function checkedConfig(): Plugin {
  return {
    name: 'paywidget-checked-config',
    apply: 'build',
    transformIndexHtml: { order: 'pre', handler: async (html) => checkConfig(html, await reader()) },
  }
}

/** The widget's own reader of the configuration. */
async function reader(): Promise<ReadConfig> {
  const options = { configFile: false as const, logLevel: 'error' as const, plugins: [validators()] }
  const [start, payment] = await Promise.all([
    runnerImport<{ readConfig: ReadConfig }>(resolve('src/entries/readConfig.ts'), options),
    runnerImport<{ readPaymentConfig: CheckRest }>(resolve('src/app/payments/readPaymentConfig.ts'), options),
  ])
  return (text, onUnknown) => {
    const config = start.module.readConfig(text, onUnknown)
    const report = (code: string, text: string) => code === 'config.unknown' && onUnknown(text)
    payment.module.readPaymentConfig(config, { bridge: { send: () => {} }, report })
    return config
  }
}

/** Throws an error that names the wrong keys in the configuration block of a page. */
export function checkConfig(html: string, readConfig: ReadConfig): void {
  const text = BLOCK.exec(html)?.[1]
  if (text === undefined) return
  const unknown: string[] = []
  const config = readConfig(text, (key) => unknown.push(key))
  if (unknown.length > 0) {
    const names = unknown.join(', ')
    throw new Error(`The data block "paywidget-config" has keys that schemas/config.ts does not know: ${names}.`)
  }
  const open = FOLDERS.filter((key) => /[^/]$/.test(config[key]))
  if (open.length > 0)
    throw new Error(`The data block "paywidget-config" needs a slash at the end of ${open.join(', ')}.`)
}
