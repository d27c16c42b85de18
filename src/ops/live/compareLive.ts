import { isRecord } from '../../../schemas/isRecord.ts'
import { cardViewTypeOf } from '../../reference/cardViewTypes.ts'
import { escaped } from '../document/listNodes.ts'
import { listFields, serverFieldsOf } from '../document/ServerField.ts'
import type { Finding } from '../Finding.ts'
import type { JsonObject } from '../json/JsonObject.ts'
import { compareField } from './compareFields.ts'
import type { LiveList } from './readLiveList.ts'

/** What `compareLive` reads of the live list. */
type ComparedList = Pick<LiveList, 'path' | 'country' | 'currency'>

/** What `compareLive` reads of a method's folder. */
export interface LocalMethod {
  /** `method.json`. */
  readonly method: JsonObject
  /** The countries of `cashier.json`; undefined if it names none. */
  readonly countries: readonly string[] | undefined
}

const finding = (pointer: string, message: string): Finding => ({ code: 'W21', pointer, message })

/** W21: how a `method.json` differs from the method that players get. `live` is undefined if the list lacks it. */
export function compareLive(
  { method, countries }: LocalMethod,
  live: JsonObject | undefined,
  place: ComparedList,
): Finding[] {
  const isHere = place.country === undefined || countries === undefined || countries.includes(place.country)
  if (live === undefined) return isHere && isIn(method, place.currency) ? [notListed(method, place)] : []
  return [
    ...(isHere
      ? []
      : [
          finding(
            '/name',
            `players in ${place.country} get this method, but cashier.json does not name that country: add it to "countries", or take the method off the list of your API`,
          ),
        ]),
    ...types(method, live),
    ...categories(method, live),
    ...currencies(method, live, place),
    ...limits(method, live),
    ...fields(method, live),
  ]
}

const isIn = ({ amount_rules: rules }: JsonObject, currency: string | undefined): boolean =>
  currency === undefined || !isRecord(rules) || Object.hasOwn(rules, currency)

function notListed({ name }: JsonObject, { path, country, currency }: ComparedList): Finding {
  // A file may be the list of another country.
  if (country === undefined)
    return finding(
      '/name',
      `the list in ${path} does not have ${JSON.stringify(name)}. If it is the list of another country, compare with that of this method; else list the method in your API, or correct the name`,
    )
  return finding(
    '/name',
    `no player gets this method: the live list for ${currency === undefined ? country : `${country} and ${currency}`} has none of the name ${JSON.stringify(name)}. List it in your API, or correct the name`,
  )
}

function types(method: JsonObject, live: JsonObject): Finding[] {
  const [own, theirs] = [method, live].map(({ cardViewType }) => cardViewTypeOf(cardViewType))
  if (own === theirs) return []
  return [
    finding(
      method.cardViewType === undefined ? '/name' : '/cardViewType',
      `players get this method with the card view type ${JSON.stringify(live.cardViewType ?? 0)} (${theirs}), and this file has ${JSON.stringify(method.cardViewType ?? 0)} (${own}), which may open another screen: give both the same`,
    ),
  ]
}

function categories(method: JsonObject, live: JsonObject): Finding[] {
  const [own, theirs] = [categoryOf(method), categoryOf(live)]
  if (own === theirs) return []
  return [
    finding(
      own === undefined ? '/name' : '/category',
      `the category of the live method is ${theirs === undefined ? 'empty' : JSON.stringify(theirs)}, and that of this file ${own === undefined ? 'is empty' : JSON.stringify(own)}: a category moves the tile into its group, and documents of a category may be used. Give both the same`,
    ),
  ]
}

/** The category as the widget reads it. */
const categoryOf = ({ category }: JsonObject): string | undefined =>
  typeof category === 'string' && category !== '' ? category.toLowerCase() : undefined

function currencies(
  { amount_rules: own }: JsonObject,
  { amount_rules: live }: JsonObject,
  { currency }: ComparedList,
): Finding[] {
  const [here, there] = [own, live].map((rules) => Object.keys(Object(rules)))
  // A server may send only the limits of the requested currency.
  const isOnlyAsked = there?.length === 1 && there[0] === currency
  return [
    ...(there ?? [])
      .filter((code) => !here?.includes(code))
      .map((code) =>
        finding(
          own === undefined ? '/name' : '/amount_rules',
          `players pay with this method in ${code} too: add its limits here`,
        ),
      ),
    ...(here ?? [])
      .filter((code) => !isOnlyAsked && there !== undefined && there.length > 0 && !there.includes(code))
      .map((code) =>
        finding(
          `/amount_rules/${escaped(code)}`,
          `the live method has no limits in ${code}, so it can't be used in it: add them in your API, or remove them here`,
        ),
      ),
  ]
}

/** The limits of the currencies that both have. */
function limits({ amount_rules: own }: JsonObject, { amount_rules: live }: JsonObject): Finding[] {
  return Object.entries(Object(own)).flatMap(([code, rule]) =>
    Object.hasOwn(Object(live), code)
      ? (['min', 'max'] as const).flatMap((name) =>
          limit(name, code, Object(rule)[name], Object(Object(live)[code])[name]),
        )
      : [],
  )
}

function limit(name: 'min' | 'max', code: string, own: unknown, live: unknown): Finding[] {
  // A server may write 50, "50" or "50.00".
  if (own === undefined || live === undefined || Number(own) === Number(live)) return []
  return [
    finding(
      `/amount_rules/${escaped(code)}/${name}`,
      `the ${name === 'min' ? 'minimum' : 'maximum'} in ${code} is ${JSON.stringify(live)} for players, and ${JSON.stringify(own)} here: give both the same, and look at the texts and quick amounts that name it`,
    ),
  ]
}

function fields(method: JsonObject, live: JsonObject): Finding[] {
  const [own, theirs] = [serverFieldsOf(method), serverFieldsOf(live)]
  if (own === undefined || theirs === undefined) return []
  const at = listFields(method).length === 0 && method.fields === undefined ? '/name' : '/fields'
  return [
    ...theirs
      .filter(({ name }) => !own.some((one) => one.name === name))
      .map(({ name }) =>
        finding(
          at,
          `the live method asks for the field ${JSON.stringify(name)}, and this file does not: add it, so that it is checked and can be tried`,
        ),
      ),
    ...own.flatMap((field, index) => {
      const { name } = field
      const same = theirs.find((one) => one.name === name)
      return same !== undefined
        ? compareField(field, same, `/fields/${index}`)
        : [
            finding(
              `/fields/${index}`,
              `the live method does not ask for the field "${name}": remove it here, or add it in your API`,
            ),
          ]
    }),
  ]
}
