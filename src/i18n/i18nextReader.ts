import i18next from 'i18next'
import { fillIn } from './builtTextReader.ts'
import type { ReaderNeed, TextArgs, TextReader } from './TextReader.ts'

/** Reads a deployment's own language, which may use all of i18next: nested texts, contexts, formatted values. */
export function i18nextReader({ tag, own, english }: ReaderNeed): TextReader {
  const instance = i18next.createInstance()
  // Synchronous: all texts are given.
  void instance.init({
    initAsync: false,
    lng: tag,
    fallbackLng: 'en',
    resources: { en: { texts: english }, [tag]: { texts: own } },
    defaultNS: 'texts',
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    returnNull: false,
  })
  const isPlain = (key: string, args: TextArgs) =>
    Object.hasOwn(own, key) && !('count' in args) && !('context' in args) && !HAS_MORE.test(own[key] ?? '')
  return {
    hasOwn: (key, args) => Object.hasOwn(own, key) || instance.exists(key, { ...args, lng: tag, fallbackLng: false }),
    read(key, args) {
      if (isPlain(key, args)) return fillIn(own[key] ?? '', args)
      // A server's text is not passed to i18next: it needs minutes to interpolate `$t(a, {`.
      return instance.exists(key, { ...args, lng: tag }) ? instance.t(key, { ...args }) : undefined
    },
  }
}

/** A nested text, or an argument that is not a name only. */
const HAS_MORE = /\$t\(|\{\{(?!\w+\}\})/
