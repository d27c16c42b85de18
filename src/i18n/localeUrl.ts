/**
 * Where the file of a language is: the build knows its name, the deployment where its static files are (I18N-03,
 * ROUTE-02). Without a build, as with `npm start`, it lies with the source.
 */
export function localeUrl(built: string, staticPath: string): string {
  return built.replace(/^.*\/static\/(?=locales\/)/, () => staticPath)
}
