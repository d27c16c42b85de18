/** One part of all language files, by language. */
interface ByLanguage<Part> {
  readonly en: Part
  readonly [name: string]: Part
}

type LanguageFile = typeof import('./languages/en.json')

// The build generates the following modules from src/i18n/languages (.ci/vite/languages.ts).

/** Tag and text direction for the standalone pages. */
declare module 'virtual:languages/pages' {
  const pages: ByLanguage<{ readonly tag: string; readonly dir: 'ltr' | 'rtl' }>
  export default pages
}

/** The texts for a failed start; `wrong` is for a misconfigured deployment. */
declare module 'virtual:languages/start' {
  const texts: ByLanguage<LanguageFile['start']>
  export default texts
}

/**
 * The texts of the tab to which the provider's page sends the player back. They say nothing about the payment, because
 * its state is unknown there.
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

/** The tags that are not just the name of a file without a region, by file name. */
declare module 'virtual:languages/tags' {
  const tags: Readonly<Record<string, string>>
  export default tags
}
