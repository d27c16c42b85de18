import { isRecord } from '../../../../schemas/isRecord.ts'
import { isKeyLike } from '../../../../schemas/words.ts'
import { nearest } from '../../../language/nearest.ts'
import { BADGE_TYPES, badgeOf } from '../../../reference/badges.ts'
import { CARD_VIEW_TYPES, isCardViewType } from '../../../reference/cardViewTypes.ts'
import { CATEGORIES } from '../../../reference/categories.ts'
import { FIELD_TYPES } from '../../../reference/fieldTypes.ts'
import { escaped } from '../../document/listNodes.ts'
import { choicesOf, listFields, mayStayEmpty, type ServerFieldJson } from '../../document/ServerField.ts'
import type { Finding } from '../../Finding.ts'
import type { JsonObject } from '../../json/JsonObject.ts'
import { unknownCurrency } from '../codes/checkCodes.ts'
import { asksForCode, leftOut } from '../fields/checkSecurityCodes.ts'
import { checkValues } from '../fields/checkValues.ts'
import { fieldTextOf } from '../fields/FieldText.ts'
import { fillable } from '../fields/fillable.ts'
import { serverLook, serverRules } from '../fields/serverRules.ts'
import { emptyTexts, languagesOf } from '../texts/checkLanguages.ts'
import { textFindings } from '../texts/checkWords.ts'
import { isBlank } from '../texts/isBlank.ts'
import type { Texts } from '../texts/Texts.ts'
import { checkServerAmounts } from './checkServerAmounts.ts'
import { ignoredMembers } from './ignoredMembers.ts'

/** Context for checking a method. */
export interface Beside {
  readonly texts?: Texts | undefined
  /** Names of the fields that the method's own layouts define, with their own rules and messages. */
  readonly drawn?: ReadonlySet<string>
  /** The countries where the method is offered; empty if not known. */
  readonly countries?: readonly string[]
  /** The languages of the texts in the method's layouts. */
  readonly languages?: readonly string[]
}

/** Values in a `method.json` that fit the schema, but that the widget would ignore or show in an unintended way. */
export function checkServerMethod(method: unknown, around: Beside): Finding[] {
  if (!isRecord(method)) return []
  const fields = listFields(method)
  return [
    ...ignoredMembers(method),
    ...names(method),
    ...checkServerAmounts(method),
    ...(isRecord(method.text) && (method.text.en === undefined || isBlank(method.text.en))
      ? [finding('W10', '/text', 'the English name ("en") is missing')]
      : []),
    ...ownWords(method),
    ...emptyNames(method),
    ...untranslated(method, around.languages ?? []),
    ...twice(fields),
    ...fields.flatMap((field, index) => fieldFindings(field, `/fields/${index}`, around)),
  ]
}

const finding = (code: Finding['code'], pointer: string, message: string): Finding => ({ code, pointer, message })

function names({ cardViewType: type, category, badgeType, amount_rules: rules, currency }: JsonObject): Finding[] {
  const types = Object.entries(CARD_VIEW_TYPES).map(([name, number]) => `${number} (${name})`)
  const categories = CATEGORIES.flatMap(({ code, aliases }) => [code, ...aliases])
  const close = typeof category === 'string' && !categories.includes(category) && nearest(category, categories)
  return [
    ...(type === null || type === undefined || isCardViewType(type)
      ? []
      : [
          finding(
            'E05',
            '/cardViewType',
            `there is no card view type ${JSON.stringify(type)}: choose from ${types.join(', ')}`,
          ),
        ]),
    // A server may have categories of its own, so that this may be one.
    ...(close
      ? [finding('W15', '/category', `the widget has no category "${category}": did you mean "${close}"? ${OWN}`)]
      : []),
    ...(badgeType === null || badgeType === undefined || badgeOf(badgeType) !== undefined
      ? []
      : [
          finding(
            'E05',
            '/badgeType',
            `there is no badge ${JSON.stringify(badgeType)}: choose from ${BADGE_TYPES.join(', ')}`,
          ),
        ]),
    ...Object.keys(Object(rules))
      // A method's own currency may be a coin that is not in the widget's table.
      .filter((code) => code !== currency)
      .flatMap(currencyFindings),
  ]
}

/** W15: a server may have currencies of its own, and the widget ignores the case of a code and blanks around it. */
function currencyFindings(code: string): Finding[] {
  const reason = unknownCurrency(code)
  if (reason === undefined) return []
  const clean = code.trim().toUpperCase()
  const message =
    unknownCurrency(clean) === undefined
      ? `these are the limits in ${clean}: write "${clean}"`
      : `${reason}${reason.endsWith('?') ? '' : '.'} ${OWN_CURRENCY}`
  return [finding('W15', `/amount_rules/${escaped(code)}`, message)]
}

const OWN_CURRENCY = "If it is a currency of your server's own, nothing has to be done"
const OWN = "If it is a category of your server's own, nothing has to be done"

/** W16: the method's own texts. */
function ownWords({
  text,
  label,
  annotationKey,
  banner,
  badgeConfig,
  visualInstruction: steps,
}: JsonObject): Finding[] {
  const plain: readonly (readonly [at: string, words: unknown])[] = [
    ['/text', text],
    ['/label', label],
    ['/annotationKey', annotationKey],
    ['/banner/bannerTextKey', Object(banner).bannerTextKey],
    ['/badgeConfig/text', Object(badgeConfig).text],
    ...(Array.isArray(steps) ? steps : []).map(
      (step, index) => [`/visualInstruction/${index}/text`, Object(step).text] as const,
    ),
  ]
  return plain.flatMap(([at, words]) => textFindings(words, at))
}

/** W10: names and steps that are empty in a language. */
function emptyNames({ text, visualInstruction: steps }: JsonObject): Finding[] {
  return [
    ...(isRecord(text) ? emptyTexts(text, '/text') : []),
    ...(Array.isArray(steps) ? steps : []).flatMap((step, index) => {
      const words = Object(step).text
      return isRecord(words) ? emptyTexts(words, `/visualInstruction/${index}/text`) : []
    }),
  ]
}

/** W10: a step of an instruction that lacks a language of the other steps or of the method's layouts. */
function untranslated({ visualInstruction: steps }: JsonObject, others: readonly string[]): Finding[] {
  const texts = Array.isArray(steps) ? steps.map((step) => Object(step).text) : []
  const languages = new Set([...others, ...texts.filter(isRecord).flatMap(languagesOf)])
  return texts.flatMap((text, index) => {
    if (!isRecord(text)) return []
    const lacking = [...languages].filter((language) => language !== 'en' && text[language] === undefined)
    return lacking.map((language) =>
      finding(
        'W10',
        `/visualInstruction/${index}/text`,
        `the step has no text in "${language}", unlike other texts of the folder: players see the English one`,
      ),
    )
  })
}

/** W16: the texts of a field. Its message may have the arguments of a message. */
function fieldWords(
  { placeholder_text, placeholder, errorText, regex_error_key, values }: ServerFieldJson,
  props: JsonObject,
  pointer: string,
): Finding[] {
  const items = Array.isArray(props.items) ? props.items : []
  const plain: readonly (readonly [at: string, words: unknown])[] = [
    ['props/label', props.label],
    ['placeholder_text', placeholder_text],
    ['placeholder', placeholder],
    ['errorText', errorText],
    ['regex_error_key', regex_error_key],
    ...items.map((item, index) => [`props/items/${index}/text`, Object(item).text] as const),
    ...(Array.isArray(values) ? values : []).map((item, index) => [`values/${index}/text`, Object(item).text] as const),
  ]
  return plain.flatMap(([at, words]) => textFindings(words, `${pointer}/${at}`))
}

const nameOf = ({ alias, name }: ServerFieldJson): unknown => alias || name

function twice(fields: readonly ServerFieldJson[]): Finding[] {
  return fields.flatMap((field, index) => {
    const name = nameOf(field)
    if (typeof name !== 'string' || !fields.slice(0, index).some((before) => nameOf(before) === name)) return []
    return [
      finding('E09', `/fields/${index}/${field.alias ? 'alias' : 'name'}`, `the field "${name}" is defined twice`),
    ]
  })
}

function fieldFindings(field: ServerFieldJson, pointer: string, { texts, drawn, countries = [] }: Beside): Finding[] {
  const props = isRecord(field.props) ? field.props : {}
  return [
    ...typeFindings(field, props, pointer),
    ...fieldWords(field, props, pointer),
    ...codeFindings(field, props, pointer),
    ...(drawn?.has(String(nameOf(field))) ? [] : payable(field, pointer, countries)),
    ...(field.regex && !field.regex_error_key && !field.regexError && !drawn?.has(String(nameOf(field)))
      ? [
          finding(
            'E02',
            `${pointer}/regex`,
            'there is no error message for a value that does not match: add "regex_error_key"',
          ),
        ]
      : []),
    ...(texts === undefined ? [] : keyFindings(field, props, pointer, texts)),
  ]
}

/** W11 for the server's fields. Hidden fields are skipped, because the player does not fill them in. */
function codeFindings(field: ServerFieldJson, props: JsonObject, pointer: string): Finding[] {
  const name = nameOf(field)
  if (typeof name !== 'string' || props.isHidden === true || field.type === 'hidden') return []
  return asksForCode(name, props.label)
    ? [finding('W11', `${pointer}/${field.alias ? 'alias' : 'name'}`, leftOut(name))]
    : []
}

/** W14 for the server's fields. A document's own field of the name has rules of its own. */
function payable(field: ServerFieldJson, pointer: string, countries: readonly string[]): Finding[] {
  const name = nameOf(field)
  if (typeof name !== 'string' || Object(field.props).isHidden === true || field.type === 'hidden') return []
  const json = serverLook(field)
  const isProps = Object(field.props).value !== undefined
  return fillable({
    name,
    at: `${pointer}/${field.alias ? 'alias' : 'name'}`,
    text: fieldTextOf({ kind: String(json.kind), json, countries }),
    rules: serverRules(field, pointer),
    choicesAt: Array.isArray(Object(field.props).items) ? `${pointer}/props/items` : `${pointer}/values`,
    first:
      typeof json.default === 'string'
        ? { value: json.default, pointer: `${pointer}/${isProps ? 'props/value' : 'value'}` }
        : undefined,
  })
}

function typeFindings(field: ServerFieldJson, props: JsonObject, pointer: string): Finding[] {
  const { type } = field
  const known = Object.keys(FIELD_TYPES)
  const worth = choicesOf(field) ?? []
  const repeated = worth.findIndex((value, index) => worth.indexOf(value) < index)
  const at = Array.isArray(props.items) ? `${pointer}/props/items` : `${pointer}/values`
  return [
    ...(typeof type !== 'string' || type === '' || known.includes(type)
      ? []
      : [
          finding(
            'E05',
            `${pointer}/type`,
            `"${type}" is not a field type, so a text field is shown: ${meantOf(type, known)}`,
          ),
        ]),
    ...(type === 'dropdown' && worth.length === 0 ? [finding('W08', pointer, 'there is nothing to choose from')] : []),
    ...checkValues({ at, values: worth, isOptional: mayStayEmpty(field) }),
    ...(repeated < 0 ? [] : [finding('E01', `${at}/${repeated}`, `the value "${worth[repeated]}" is used twice`)]),
  ]
}

function meantOf(word: string, known: readonly string[]): string {
  const close = nearest(word, known)
  return close === undefined ? `choose from ${known.join(', ')}` : `did you mean "${close}"?`
}

/** E02: texts that look like a translation key but have no translation. Other texts are shown as they are. */
function keyFindings(field: ServerFieldJson, props: JsonObject, pointer: string, texts: Texts): Finding[] {
  const keys: readonly (readonly [string, unknown])[] = [
    ['regex_error_key', field.regex_error_key],
    ['placeholder_key', field.placeholder_key],
    ['props/label', props.label],
  ]
  return keys.flatMap(([at, key]) => {
    if (typeof key !== 'string' || !isKeyLike(key) || texts.has(key)) return []
    const close = nearest(key, texts.keys())
    return [
      finding(
        'E02',
        `${pointer}/${at}`,
        `"${key}" is not a translation key${close ? `: did you mean "${close}"?` : ''}`,
      ),
    ]
  })
}
