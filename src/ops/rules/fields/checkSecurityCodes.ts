import { isSecurityCode } from '../../../reference/securityCode.ts'
import type { KnownFields } from '../../document/knownFields.ts'
import type { RawField } from '../../document/RawField.ts'
import type { Finding } from '../../Finding.ts'

/** W11: fields that are removed from every form unless the deployment enables them. */
export function checkSecurityCodes({ written }: KnownFields): Finding[] {
  return written
    .filter(({ name, json }) => asksForCode(name, json.label, json.autoComplete))
    .map(({ name, at }: RawField) => ({ code: 'W11', pointer: at, message: leftOut(name) }))
}

/** `label` is a translation key, a text, or texts by language. */
export function asksForCode(name: string, label: unknown, autoComplete?: unknown): boolean {
  const words = typeof label === 'string' ? [label] : Object.values(Object(Object(label).text)).map(String)
  return isSecurityCode({ name, labels: words, autoComplete })
}

export const leftOut = (name: string): string =>
  `"${name}" asks for the security code of a card: it is removed unless the configuration sets "cards.securityCode"; a method that requires it can't be used then`
