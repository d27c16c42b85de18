import validate from 'virtual:validate/config/CONFIG'
import type { Config } from '../../schemas/config.ts'
import { checkConfig } from '../platform/checkConfig.ts'

/** The deployment's configuration out of its data block; a wrong value of it stops the widget (D-24). */
export function readConfig(text: string | null | undefined, onUnknown: (key: string) => void = () => {}): Config {
  const config = parse(text)
  checkConfig(config, validate, onUnknown)
  return config as Config
}

function parse(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text?.trim() || '{}')
  } catch (error) {
    throw new Error(`The data block "paywidget-config" is no JSON: ${(error as Error).message}`)
  }
}
