/** What is known of a field that may ask for the security code of a card. */
export interface SecurityCodeQuestion {
  readonly name: string
  /** What a player reads beside it, in any language, or the key of that text. */
  readonly labels: readonly string[]
  readonly autoComplete: unknown
}

/** Whole words that mean the code, whatever stands beside them. */
const ABBREVIATIONS: ReadonlySet<string> = new Set(['cvv', 'cvv2', 'cvc', 'cvc2'])
/** These have other meanings as well (a city, a customer), so they count alone or beside words of a card only. */
const AMBIGUOUS: ReadonlySet<string> = new Set(['cid', 'csc', 'csc2', 'cvn', 'cvn2', 'cvd', 'cvd2', 'cav', 'cav2'])

type Phrase = readonly [first: string, second: string]

/** Two words that mean the code. Fields come from many countries; Arabic is written in Latin letters too. */
const PHRASES: readonly Phrase[] = [
  ['security', 'code'],
  ['verification', 'value'],
  ['codigo', 'seguridad'],
  ['codigo', 'segurança'],
  ['code', 'sécurité'],
  ['ramz', 'aman'],
  ['raqam', 'aman'],
  ['ramz', 'amn'],
  ['raqam', 'amn'],
  ['код', 'безопасности'],
  ['सुरक्षा', 'कोड'],
  ['భద్రతా', 'కోడ్'],
  ['رمز', 'الأمان'],
].map(folded)
/** These mean it only beside a word of a card: a "verification code" alone comes by SMS, a "security number" is a person's. */
const PHRASES_OF_CARDS: readonly Phrase[] = [
  ['security', 'number'],
  ['security', 'no'],
  ['verification', 'code'],
  ['verification', 'number'],
  ['verification', 'no'],
  ['código', 'verificación'],
  ['código', 'verificação'],
  ['رمز', 'التحقق'],
].map(folded)

const CARD: ReadonlySet<string> = foldedSet(
  ...['card', 'cards', 'cc', 'creditcard', 'debitcard', 'visa', 'mastercard', 'amex', 'maestro', 'tarjeta', 'cartão'],
  ...['carte', 'bitaqa', 'карты', 'कार्ड', 'కార్డ్', 'البطاقة', 'بطاقة'],
)
/** Words that change nothing of what a name means. */
const NEUTRAL: ReadonlySet<string> = foldedSet(
  ...['code', 'código', 'number', 'no', 'num', 'value', 'digits', 'digit', 'three', 'four', 'back', 'credit', 'debit'],
  ...['field', 'fields', 'input', 'form', 'label', 'text', 'key', 'placeholder', 'hint', 'title', 'payment', 'methods'],
  ...['method', 'pay', 'your', 'my', 'the', 'a', 'of', 'on', 'for', 'enter', 'please'],
  ...['de', 'da', 'do', 'del', 'la', 'el', 'o', 'al', 'su', 'tu', 'seu'],
)
/** What belongs to a person, a phone or another kind of card: a code of these is none of a bank card. */
const OF_OTHERS: ReadonlySet<string> = foldedSet(
  ...['social', 'sociale', 'question', 'pregunta', 'pergunta', 'house', 'sms', 'otp', 'phone', 'email', 'mail', 'sim'],
  ...['id', 'identity', 'health', 'insurance', 'gift', 'loyalty', 'voucher', 'prepaid', 'scratch'],
)
/** What may be run together in one word ("securitycode"). */
const PARTS: readonly string[] = [
  ...new Set([...ABBREVIATIONS, ...AMBIGUOUS, ...CARD, ...PHRASES.flat(), ...PHRASES_OF_CARDS.flat()]),
  ...['code', 'codigo', 'number', 'num', 'value', 'de', 'al'],
]
/** Left out between the two words of a phrase: "código de la tarjeta". */
const FILLERS: ReadonlySet<string> = new Set(['de', 'da', 'do', 'del', 'la', 'el', 'al', 'of', 'the'])

/**
 * Whether a field asks for the security code of a card (D-20). It compares whole words, so a name that only contains the
 * letters of one (`socialSecurityNumber`, `securityCodeOfHouse`) is another field.
 */
export function isSecurityCode({ name, labels, autoComplete }: SecurityCodeQuestion): boolean {
  if (autoComplete === 'cc-csc') return true
  const words = wordsOf(name)
  if (meansCode(words)) return true
  const said = labels.map(wordsOf)
  if (said.some((label) => label.some((word) => ABBREVIATIONS.has(word)))) return true
  return !words.some((word) => OF_OTHERS.has(word)) && said.some(meansCode)
}

function meansCode(words: readonly string[]): boolean {
  if (words.some((word) => ABBREVIATIONS.has(word))) return true
  if (words.some((word) => OF_OTHERS.has(word))) return false
  const isOfCard = words.some((word) => CARD.has(word))
  const rest = words.filter((word) => !CARD.has(word) && !NEUTRAL.has(word) && !/^\d+$/.test(word))
  if (rest.length === 1 && AMBIGUOUS.has(rest[0] ?? '')) return true
  if (isOfCard && rest.length === 0 && words.some((word) => word === 'code' || word === 'codigo')) return true
  if (isOfCard && rest.length === 1 && rest[0] === 'verification') return true
  if (isOfCard && [...PHRASES, ...PHRASES_OF_CARDS].some((phrase) => isIn(words, phrase))) return true
  return PHRASES.some((phrase) => isIn(words, phrase) && rest.every((word) => phrase.includes(word)))
}

function isIn(words: readonly string[], [first, second]: Phrase): boolean {
  const telling = words.filter((word) => !FILLERS.has(word))
  return telling.some((word, index) => word === first && telling[index + 1] === second)
}

/** The words of a name or a sentence, however they are joined: camelCase, snake_case, kebab-case, spaces. */
function wordsOf(text: string): string[] {
  const apart = text.replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2').replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
  return (fold(apart).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).flatMap((word) => partsOf(word) ?? [word])
}

/** The known words that a word is made of without a rest, or undefined. Digits at its end are a word of their own. */
function partsOf(word: string): string[] | undefined {
  if (word === '') return []
  if (/^\d+$/.test(word) || PARTS.includes(word)) return [word]
  for (const part of PARTS) {
    const rest = word.startsWith(part) ? partsOf(word.slice(part.length)) : undefined
    if (rest !== undefined) return [part, ...rest]
  }
  return undefined
}

/** Without capitals and without the accents of Latin and Arabic letters. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u064b-\u065f]/g, '')
    .toLowerCase()
}

function folded([first = '', second = '']: readonly string[]): Phrase {
  return [fold(first), fold(second)]
}

function foldedSet(...words: readonly string[]): ReadonlySet<string> {
  return new Set(words.map(fold))
}
