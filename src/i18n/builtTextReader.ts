import type { ReaderNeed, TextArgs, TextReader, TextTable } from './TextReader.ts'

/**
 * Reads the build's own languages, whose texts have only argument names (`{{from}}`) and plural forms. i18next, which
 * reads a deployment's own languages, would be 8 % of the JavaScript before the method list. A test compares both
 * readers for every text of the build.
 */
export function builtTextReader({ tag, own, english }: ReaderNeed): TextReader {
  const ownText = textsOf(own, tag)
  const englishText = textsOf(english, 'en')
  return {
    hasOwn: (key, args) => ownText(key, args) !== undefined,
    read(key, args) {
      const text = ownText(key, args) ?? englishText(key, args)
      return text === undefined ? undefined : fillIn(text, args)
    },
  }
}

/** Finds the text of a key in the plural form of the count, else the text without forms. */
function textsOf(table: TextTable, tag: string) {
  let rules: Intl.PluralRules | undefined
  return (key: string, { count }: TextArgs): string | undefined => {
    if (typeof count === 'number') {
      rules ??= new Intl.PluralRules(tag)
      const form = `${key}_${rules.select(count)}`
      if (Object.hasOwn(table, form)) return table[form]
    }
    return Object.hasOwn(table, key) ? table[key] : undefined
  }
}

/** Fills in the arguments. A missing argument leaves its name standing. */
export const fillIn = (text: string, args: TextArgs): string =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) =>
    Object.hasOwn(args, name) ? String(args[name] ?? '') : whole,
  )
