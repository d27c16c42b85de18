import validate from 'virtual:validate/config/CONFIG'
import type { Config } from '../../schemas/config.ts'

/**
 * The deployment's configuration out of its data block, every gap filled with its default. A key that this build does not
 * know is left out and told: it may be of a newer one, and nothing can depend on it. A wrong value of a known key is a
 * mistake that must be seen at once, so it stops the widget with a sentence for the developer (D-24).
 */
export function readConfig(text: string | null | undefined, onUnknown: (key: string) => void = () => {}): Config {
  const config = parse(text)
  // One finding a round; each round takes a key away or ends.
  while (!validate(config)) {
    const { instancePath = '', keyword, params } = validate.errors?.[0] ?? {}
    if (keyword !== 'additionalProperties') throw new Error(sentence(instancePath, keyword, params))
    const key = String(params?.additionalProperty)
    delete at(config, instancePath)[key]
    onUnknown(`${instancePath.slice(1).replaceAll('/', '.')}.${key}`.replace(/^\./, ''))
  }
  return config as Config
}

function parse(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text?.trim() || '{}')
  } catch (error) {
    throw new Error(`The data block "paywidget-config" is no JSON: ${(error as Error).message}`)
  }
}

function sentence(path: string, keyword: string | undefined, params: unknown): string {
  const where = path.slice(1).replaceAll('/', '.') || 'the whole block'
  return `The data block "paywidget-config" is wrong at ${where}: ${keyword} ${JSON.stringify(params)}. See schemas/config.ts.`
}

function at(config: unknown, path: string): Record<string, unknown> {
  const names = path.split('/').slice(1)
  return names.reduce((inner, name) => inner[name] as Record<string, unknown>, config as Record<string, unknown>)
}
