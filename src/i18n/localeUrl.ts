/** Which languages there are: the file of each, by its name (`{ "mx": "mx.1b2c3d4e.json" }`). */
export type LocaleFiles = Readonly<Record<string, unknown>>

/**
 * Where the file of a language is (I18N-03, ROUTE-02): under `locales/` of the static path. Without a build, as with
 * `npm start`, it lies with the source. Throws where there is none.
 */
export function localeUrl(files: LocaleFiles, name: string, staticPath: string): string {
  const file = files[name]
  if (typeof file !== 'string') throw new Error(`There is no locale "${name}".`)
  return file.startsWith('/') ? file : `${staticPath}locales/${file}`
}
