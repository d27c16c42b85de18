import validate from 'virtual:validate/config/CONFIG'
import type { Config } from '../../schemas/config.ts'
import { checkConfig } from '../platform/values/checkConfig.ts'

/** Reads the configuration from its data block. Throws on an invalid value, which stops the widget (D-24). */
export function readConfig(text: string | null | undefined, onUnknown: (key: string) => void = () => {}): Config {
  const config = parseBlock(text, 'paywidget-config')
  checkConfig(config, validate, onUnknown)
  return config as Config
}

/** Parses a data block of the page; an empty one counts as `{}`. Throws when it is no JSON. */
export function parseBlock(text: string | null | undefined, id: string): unknown {
  try {
    return JSON.parse(text?.trim() || '{}')
  } catch (error) {
    throw new Error(`The data block "${id}" is no JSON: ${(error as Error).message}`)
  }
}
