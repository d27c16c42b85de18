/**
 * The text in the player's language, or else in its language without a region, or else in English; empty if none has
 * a visible character. Translation tools export a missing translation as an empty text.
 */
export function inLanguage(texts: Readonly<Record<string, string>>, lang: string): string {
  return [texts[lang], texts[lang.split('-')[0] ?? ''], texts.en].find((text) => VISIBLE.test(text ?? '')) ?? ''
}

const VISIBLE = /[^\s\p{Cf}]/u

/** An argument's place in an operator's own text: its name in braces. */
const PLACE = /\{([^{}]+)\}/g

/** An operator's own text with its arguments; other names in braces stay. */
export function withArguments(text: string, args: Readonly<Record<string, string>>): string {
  return text.replace(PLACE, (whole, name: string) =>
    Object.hasOwn(args, name) ? isolated(args[name] ?? '', text) : whole,
  )
}

/**
 * Where either is written from right to left, the argument is isolated: otherwise "50.00 EUR" and the words around it
 * change places. The translations do the same.
 */
const isolated = (argument: string, text: string): string =>
  argument !== '' && (RIGHT_TO_LEFT.test(text) || RIGHT_TO_LEFT.test(argument)) ? `\u2068${argument}\u2069` : argument

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

/** The names in braces of an operator's own text. */
export const placesIn = (text: string): string[] => [...text.matchAll(PLACE)].map(([, name = '']) => name)
