import validate from 'virtual:validate/config/CONFIG'
import type { Config } from '../../schemas/config.ts'
import { checkConfig } from '../platform/values/checkConfig.ts'

/**
 * Reads the configuration from its data block. Throws for an invalid value, and then the widget does not start (D-24).
 */
export function readConfig(text: string | null | undefined, onUnknown: (key: string) => void = () => {}): Config {
  const config = parseBlock(text, 'paywidget-config')
  checkConfig(config, validate, onUnknown)
  return config as Config
}

/** Parses a data block of the page; an empty block counts as `{}`. Throws if the block has no valid JSON. */
export function parseBlock(text: string | null | undefined, id: string): unknown {
  try {
    return JSON.parse(text?.trim() || '{}')
  } catch (error) {
    throw new Error(`The data block "${id}" is not valid JSON: ${(error as Error).message}`)
  }
}
