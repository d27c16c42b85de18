/** What a text may contain by accident, most specific first. */
const SECRETS: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\?[^\s"'<>]+/g, '?…'],
  [/[^\s"'<>@,;:=(]+@[^\s"'<>@,;)]+\.[a-z]{2,}/gi, '[email]'],
  [/\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,8}(?: ?[A-Z0-9]{1,3})?\b/g, '[account]'],
  // A token, a key, an address of coins: long, and with letters and digits.
  [/(?=[\w.+/=-]*\d)(?=[\w.+/=-]*[A-Za-z])[\w+=-][\w.+/=-]{18,}[\w=]/g, '[token]'],
  // A card, an account, a phone: eight digits or more, in any groups.
  [/\+?\d(?:[ ().-]{0,2}\d){7,}/g, '[number]'],
]

/** Masks everything that may identify a player or give access: tokens, emails, cards, accounts, phones, queries. */
export const redact = (text: string): string =>
  SECRETS.reduce((left, [pattern, instead]) => left.replace(pattern, instead), text)

const SECRET_KEY = /key|token|secret|pass|auth/i

/** The configuration as JSON, without keys, and without the users and queries of URLs. */
export const redactedConfig = (config: unknown): string =>
  JSON.stringify(config, (name, value: unknown) => {
    if (typeof value !== 'string') return value
    if (SECRET_KEY.test(name) && value !== '') return '…'
    return value.replace(/\/\/[^/@\s]*@/, '//…@').replace(/\?.*$/, '?…')
  })
