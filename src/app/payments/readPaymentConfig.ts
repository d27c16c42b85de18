import validate from 'virtual:validate/config/PAYMENT_CONFIG'
import { type Config, PAYMENT_SECTIONS, type PaymentConfig } from '../../../schemas/config.ts'
import type { HostBridge } from '../../host/bridge/HostBridge.ts'
import { checkConfig } from '../../platform/values/checkConfig.ts'

export interface ConfigReader {
  readonly bridge: Pick<HostBridge, 'send'>
  readonly report: (code: string, message: string) => void
  /** Unknown keys that the start has found: reported here, so that the first screen needs no code for it. */
  readonly unknownKeys?: readonly string[]
}

/**
 * Validates the payment sections, and returns the whole configuration. An invalid value makes payments impossible
 * (D-24).
 */
export function readPaymentConfig(
  config: Config,
  { bridge, report, unknownKeys = [] }: ConfigReader,
): Config & PaymentConfig {
  const unknown = (key: string) =>
    report(
      'config.unknown',
      `The configuration key "${key}" is not known, and is ignored: correct its spelling, or update the widget.`,
    )
  for (const key of unknownKeys) unknown(key)
  try {
    return { ...config, ...paymentConfig(config, unknown) }
  } catch (error) {
    const text = (error as Error).message
    report('config.wrong', text)
    bridge.send({ messageType: 'onInitError', code: 'config.wrong', text: text.slice(0, 2000) })
    throw error
  }
}

/** The payment sections with defaults filled in. Throws an error that names the path of the invalid value. */
function paymentConfig(config: Config, onUnknown: (key: string) => void): PaymentConfig {
  const names = Object.keys(PAYMENT_SECTIONS) as (keyof PaymentConfig)[]
  const own = structuredClone(Object.fromEntries(names.map((name) => [name, config[name]])))
  checkConfig(own, validate, onUnknown)
  return own as unknown as PaymentConfig
}
