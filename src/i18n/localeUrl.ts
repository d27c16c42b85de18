/** The file of each available language, by name (`{ "mx": "mx.1b2c3d4e.json" }`). */
export type LocaleFiles = Readonly<Record<string, unknown>>

/**
 * The URL of a language file (I18N-03, ROUTE-02): under `locales/` of the static path, or in the source tree when `npm
 * start` runs the code without a build. Throws for an unknown language.
 */
export function localeUrl(files: LocaleFiles, name: string, staticPath: string): string {
  const file = files[name]
  if (typeof file !== 'string') throw new Error(`No file for the language "${name}".`)
  return file.startsWith('/') ? file : `${staticPath}locales/${file}`
}
