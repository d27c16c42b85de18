/** One part of every language file, by language. */
interface ByLanguage<Part> {
  readonly en: Part
  readonly [name: string]: Part
}

type LanguageFile = typeof import('./languages/en.json')

// The build makes these modules from src/i18n/languages (.ci/vite/languages.ts).

/** Tag and text direction for the standalone pages. */
declare module 'virtual:languages/pages' {
  const pages: ByLanguage<{ readonly tag: string; readonly dir: 'ltr' | 'rtl' }>
  export default pages
}

/** Shown when the widget fails to start; `wrong`: when the deployment is misconfigured. */
declare module 'virtual:languages/start' {
  const texts: ByLanguage<LanguageFile['start']>
  export default texts
}

/**
 * Shown when the provider's page returns the player to a separate tab: the payment's state is unknown there, so nothing
 * is said about it.
 */
declare module 'virtual:languages/return' {
  const texts: ByLanguage<LanguageFile['return']>
  export default texts
}

/** Texts of the window that opens the provider's page. */
declare module 'virtual:languages/helper' {
  const texts: ByLanguage<LanguageFile['helper']>
  export default texts
}

/** The tags of the languages whose file name is another one. */
declare module 'virtual:languages/tags' {
  const tags: Readonly<Record<string, string>>
  export default tags
}

/** The languages of the build that are written from right to left. */
declare module 'virtual:languages/rightToLeft' {
  const languages: readonly string[]
  export default languages
}
