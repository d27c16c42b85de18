import { ICON_ID } from '../../schemas/iconId.ts'
import type { IconView, TileView } from '../../schemas/scopes/views.ts'
import { inLanguage, readable } from '../../schemas/words.ts'
import type { ListEntry } from '../catalog/MethodsStore.ts'
import { methodLimits } from '../catalog/methodLimits.ts'
import type { Texts } from '../i18n/createTexts.ts'
import type { Method } from '../model/method.ts'
import { compare, isPositive } from '../money/amount.ts'
import { formatShort } from '../money/formatAmount.ts'
import { badgeOf } from '../reference/badges.ts'
import { CRYPTO_BONUS, CRYPTO_GROUP } from '../reference/cryptoBonus.ts'
import type { SessionStore } from '../session/SessionStore.ts'
import type { Site } from './ScopesNeed.ts'

export interface TileNeed {
  readonly session: SessionStore
  readonly texts: Texts
  readonly site: Pick<Site, 'iconBase' | 'badges' | 'hasCryptoBonus'>
}

/**
 * The display name of a method in the player's language, else in English (DATA-14); an untranslated key is not shown.
 */
export function methodName({ text, name }: Method, { asked, words }: Pick<Texts, 'asked' | 'words'>): string {
  return words(inLanguage(text, asked) || readable(name))
}

export function entryTile(entry: ListEntry, need: TileNeed, key = keyOf(need)): TileView {
  return entry.kind === 'method' ? methodTile(entry.method, need, key) : groupTile(entry.group, need, key)
}

/** What the tiles of all methods depend on, apart from the language, which does not change. */
export const keyOf = ({ session: { theme, home } }: TileNeed): string => `${theme} ${home.currency} ${home.country}`

/**
 * The tile of a method or group, kept while `key` stays the same: otherwise each visit of a list of 5,000 methods would
 * create them all.
 */
function kept(of: object, { texts }: TileNeed, key: string, create: () => TileView): TileView {
  const known = tiles.get(of)
  if (known?.key === key && known.texts === texts) return known.tile
  const tile = create()
  tiles.set(of, { key, texts, tile })
  return tile
}

const tiles = new WeakMap<object, { readonly key: string; readonly texts: Texts; readonly tile: TileView }>()

/** The lowest amount is computed when it is first read, by most tiles only when they are drawn. */
export function methodTile(method: Method, need: TileNeed, key = keyOf(need)): TileView {
  return kept(method, need, key, () => {
    let from: string | undefined
    return {
      id: method.name,
      kind: 'method',
      name: methodName(method, need.texts),
      icons: iconOf(method, need),
      count: 1,
      get from() {
        from ??= fromText([method], need)
        return from
      },
      badge: badgeText(method, need),
      ...coloursOf(method),
      isPopular: method.isPopular,
    }
  })
}

const groupTile = (group: Extract<ListEntry, { kind: 'group' }>['group'], need: TileNeed, key: string): TileView =>
  kept(group, need, key, () => ({
    id: group.code,
    kind: 'group',
    name: need.texts.t(group.labelKey),
    icons: group.methods.flatMap((method) => iconOf(method, need)),
    count: group.methods.length,
    from: fromText(group.methods, need),
    badge: need.site.hasCryptoBonus && group.code === CRYPTO_GROUP ? CRYPTO_BONUS : '',
    badgeGround: '',
    badgeInk: '',
    isPopular: group.methods.some((method) => method.isPopular),
  }))

/** One icon per method, for the current theme if available (DATA-16). */
export function iconOf(
  method: Pick<Method, 'icons'>,
  { session, site }: Pick<TileNeed, 'session'> & { readonly site: Pick<Site, 'iconBase'> },
): IconView[] {
  const fits = method.icons.filter(({ iconId }) => ICON_ID.test(iconId))
  const icon = fits.find(({ type }) => type === session.theme) ?? fits.find(({ type }) => !type) ?? fits[0]
  return icon ? [{ id: icon.iconId, src: `${site.iconBase}${icon.iconId}.svg` }] : []
}

function fromText(methods: readonly Method[], { session, texts }: TileNeed): string {
  const mins = methods.map((method) => methodLimits(method, session).min).filter(isPositive)
  const lowest = mins.sort(compare)[0]
  if (lowest === undefined) return ''
  const { currency } = session.user
  const text = formatShort(lowest, currency, texts.locale, session.decimalsOf(currency))
  return texts.t('tile.from', { amount: `${text} ${currency}` })
}

/** The colours of a badge text from the server; built-in badges have fixed colours. */
function coloursOf({ badgeText, badgeColours }: Method): Pick<TileView, 'badgeGround' | 'badgeInk'> {
  const { ground = '', ink = '' } = (badgeText !== '' && badgeColours) || {}
  return { badgeGround: ground, badgeInk: ink }
}

function badgeText(method: Method, { texts, site }: TileNeed): string {
  if (method.badgeText !== '') return texts.words(method.badgeText)
  const type = badgeOf(method.badgeType, site.badges)
  return type === undefined ? '' : texts.t(`badge.${type}`)
}
