import validate from 'virtual:validate/config/CONFIG'
import type { Config } from '../../schemas/config.ts'

/**
 * The deployment's configuration out of its data block, every gap filled with its default. A wrong one is a mistake of
 * the deployment that must be seen at once, so it stops the widget with a sentence for the developer.
 */
export function readConfig(text: string | null | undefined): Config {
  const config: unknown = JSON.parse(text?.trim() || '{}')
  if (validate(config)) return config as Config
  const wrong = (validate.errors ?? []).map(({ instancePath, keyword, params }) => {
    return `${instancePath || '/'} ${keyword} ${JSON.stringify(params)}`
  })
  throw new Error(
    `The data block "paywidget-config" does not fit its schema: ${wrong.join('; ')}. See schemas/config.ts.`,
  )
}
