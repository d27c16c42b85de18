/** The properties by which a field for a card's security code is recognized. */
export interface SecurityCodeInput {
  readonly name: string
  /** The texts shown with the field, in any language, or their translation keys. */
  readonly labels: readonly string[]
  readonly autoComplete: unknown
}

/** Words that always mean the security code, whatever words surround them. */
const ABBREVIATIONS: ReadonlySet<string> = new Set(['cvv', 'cvv2', 'cvc', 'cvc2'])
/**
 * Words that have other meanings too (a city, a customer). They count only if no words but card words and neutral words
 * surround them.
 */
const AMBIGUOUS: ReadonlySet<string> = new Set(['cid', 'csc', 'csc2', 'cvn', 'cvn2', 'cvd', 'cvd2', 'cav', 'cav2'])

type Phrase = readonly [first: string, second: string]

/** Word pairs that mean the security code, in many languages; the Arabic pairs also in transliteration. */
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
/**
 * Word pairs that count only together with a card word: without it, a "verification code" comes by SMS, and a "security
 * number" identifies a person.
 */
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
/** Neutral words, which don't change the meaning. */
const NEUTRAL: ReadonlySet<string> = foldedSet(
  ...['code', 'código', 'number', 'no', 'num', 'value', 'digits', 'digit', 'three', 'four', 'back', 'credit', 'debit'],
  ...['field', 'fields', 'input', 'form', 'label', 'text', 'key', 'placeholder', 'hint', 'title', 'payment', 'methods'],
  ...['method', 'pay', 'your', 'my', 'the', 'a', 'of', 'on', 'for', 'enter', 'please'],
  ...['de', 'da', 'do', 'del', 'la', 'el', 'o', 'al', 'su', 'tu', 'seu'],
)
/** Words for a person, a phone or another kind of card, whose codes are not security codes of a payment card. */
const OF_OTHERS: ReadonlySet<string> = foldedSet(
  ...['social', 'sociale', 'question', 'pregunta', 'pergunta', 'house', 'sms', 'otp', 'phone', 'email', 'mail', 'sim'],
  ...['id', 'identity', 'health', 'insurance', 'gift', 'loyalty', 'voucher', 'prepaid', 'scratch'],
)
/** Words that may be joined to one word ("securitycode"). */
const PARTS: readonly string[] = [
  ...new Set([...ABBREVIATIONS, ...AMBIGUOUS, ...CARD, ...PHRASES.flat(), ...PHRASES_OF_CARDS.flat()]),
  ...['code', 'codigo', 'number', 'num', 'value', 'de', 'al'],
]
/** Words that are ignored between the two words of a pair: "código de la tarjeta". */
const FILLERS: ReadonlySet<string> = new Set(['de', 'da', 'do', 'del', 'la', 'el', 'al', 'of', 'the'])

/**
 * Whether a field asks for a card's security code (D-20). Compares all words, so a name that merely contains such words
 * (`socialSecurityNumber`, `securityCodeOfHouse`) does not match.
 */
export function isSecurityCode({ name, labels, autoComplete }: SecurityCodeInput): boolean {
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
  const meaningful = words.filter((word) => !FILLERS.has(word))
  return meaningful.some((word, index) => word === first && meaningful[index + 1] === second)
}

/** Splits a name or sentence in any script into words, and joined words into known ones. */
function wordsOf(text: string): string[] {
  const apart = text.replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2').replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
  return (fold(apart).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).flatMap((word) => partsOf(word) ?? [word])
}

/** Splits a joined word into known words; undefined if any part is unknown. Trailing digits count as a word. */
function partsOf(word: string): string[] | undefined {
  if (word === '') return []
  if (/^\d+$/.test(word) || PARTS.includes(word)) return [word]
  for (const part of PARTS) {
    const rest = word.startsWith(part) ? partsOf(word.slice(part.length)) : undefined
    if (rest !== undefined) return [part, ...rest]
  }
  return undefined
}

/** Converts to lower case and removes accents of Latin and Arabic letters. */
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
