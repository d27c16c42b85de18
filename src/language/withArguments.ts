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
export const isolated = (argument: string, text: string): string =>
  argument !== '' && (RIGHT_TO_LEFT.test(text) || RIGHT_TO_LEFT.test(argument)) ? `\u2068${argument}\u2069` : argument

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

/** The names in braces of an operator's own text. */
export const placesIn = (text: string): string[] => [...text.matchAll(PLACE)].map(([, name = '']) => name)
