import type { ScopeName } from '../../schemas/scopes/views.ts'

/** The scope names available to layouts. `repeat` adds its item name. */
const NAMES: Readonly<Record<ScopeName, true>> = {
  user: true,
  method: true,
  limits: true,
  form: true,
  deposit: true,
  invoice: true,
  withdrawal: true,
  account: true,
  banks: true,
  crypto: true,
  chain: true,
  boxes: true,
  redeem: true,
  cash: true,
  place: true,
  offers: true,
  instruction: true,
  bonus: true,
  bonuses: true,
  cryptoBonus: true,
  methods: true,
  region: true,
  currencies: true,
  route: true,
  env: true,
  exp: true,
}

export const SCOPE_NAMES: ReadonlySet<string> = new Set(Object.keys(NAMES))
