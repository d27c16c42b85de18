/** A validator as the build makes it of a schema. */
export interface ConfigValidator {
  (config: unknown): boolean
  errors?:
    | readonly { readonly instancePath?: string; readonly keyword?: string; readonly params?: unknown }[]
    | null
    | undefined
}

/**
 * Fills every gap with its default. A key that this build does not know is left out and told: it may be of a newer one, and
 * nothing can depend on it. A wrong value of a known key is a mistake that must be seen, so it throws a sentence for the
 * developer (D-24).
 */
export function checkConfig(config: unknown, validate: ConfigValidator, onUnknown: (key: string) => void): void {
  // One finding a round; each round takes a key away or ends.
  while (!validate(config)) {
    const { instancePath = '', keyword, params } = validate.errors?.[0] ?? {}
    if (keyword !== 'additionalProperties') throw new Error(sentence(instancePath, keyword, params))
    const key = String((params as { additionalProperty?: unknown })?.additionalProperty)
    delete at(config, instancePath)[key]
    onUnknown(`${instancePath.slice(1).replaceAll('/', '.')}.${key}`.replace(/^\./, ''))
  }
}

function sentence(path: string, keyword: string | undefined, params: unknown): string {
  const where = path.slice(1).replaceAll('/', '.') || 'the whole block'
  return `The data block "paywidget-config" is wrong at ${where}: ${keyword} ${JSON.stringify(params)}.`
}

function at(config: unknown, path: string): Record<string, unknown> {
  const names = path.split('/').slice(1)
  return names.reduce((inner, name) => inner[name] as Record<string, unknown>, config as Record<string, unknown>)
}
