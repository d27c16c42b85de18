import { compareShallow, computed } from 'mobx'
import type { CountryView, Scopes } from '../../schemas/scopes/views.ts'
import { fold } from '../../schemas/typing/fold.ts'
import type { ScopesNeed } from './ScopesNeed.ts'

/** The countries by name, after the current one (U32). */
export function regionScope({ methods, session, texts, site }: ScopesNeed): Scopes['region'] {
  // Created lazily: on a phone this takes longer than rendering the list.
  let made: Intl.DisplayNames | undefined
  const names = () => {
    made ??= new Intl.DisplayNames([texts.lang, 'en'], { type: 'region', fallback: 'code' })
    return made
  }
  const view = (code: string, name: string, currency: string): CountryView => ({
    code,
    name: nameOf(names(), code) ?? (name || code),
    flag: /^[A-Z]{2}$/.test(code) ? `${site.staticPath}flags/${code}.svg` : '',
    currency,
  })
  const isCurrent = ({ code }: CountryView) => code === session.paymentGeo.toUpperCase()
  const all = computed(() =>
    methods.countries
      .map(({ code, name, currency }) => view(code, name, currency))
      .sort((a, b) => Number(isCurrent(b)) - Number(isCurrent(a)) || a.name.localeCompare(b.name, texts.lang)),
  )
  const found = computed(() => find(all.get(), methods.countryQuery), { equals: compareShallow })
  return {
    get enabled() {
      return methods.isGeoSelectorOn
    },
    get state() {
      return methods.countriesState
    },
    get current() {
      return all.get().find(isCurrent) ?? view(session.paymentGeo.toUpperCase(), '', session.user.currency)
    },
    get countries() {
      return found.get()
    },
    get query() {
      return methods.countryQuery
    },
  }
}

function nameOf(names: Intl.DisplayNames, code: string): string | undefined {
  try {
    const name = names.of(code)
    return name === code ? undefined : name
  } catch {
    return undefined // not a region code: the server's name is used
  }
}

/** Names starting with the query come first, then those containing it. */
function find(all: readonly CountryView[], query: string): CountryView[] {
  const wanted = fold(query)
  const starts = all.filter(({ name }) => fold(name).startsWith(wanted))
  const holds = all.filter((country) => !starts.includes(country) && fold(country.name).includes(wanted))
  return wanted === '' ? [...all] : [...starts, ...holds]
}
