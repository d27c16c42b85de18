/** A validator generated from a schema at build time. */
export interface ConfigValidator {
  (config: unknown): boolean
  errors?:
    | readonly { readonly instancePath?: string; readonly keyword?: string; readonly params?: unknown }[]
    | null
    | undefined
}

/**
 * Validates the configuration and fills in defaults, in place. An unknown key may belong to a newer build, so it is
 * removed and reported. An invalid value of a known key throws an error for the developer (D-24).
 */
export function checkConfig(config: unknown, validate: ConfigValidator, onUnknown: (key: string) => void): void {
  // The validator stops at its first error; each round removes one unknown key or throws.
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
