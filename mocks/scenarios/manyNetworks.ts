import type { Scenario } from '../cashier/Scenario.ts'

/** Imitates real addresses: an alphabet without look-alikes, 26 to 95 characters, some with a prefix. */
const SIGNS = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const PREFIXES = ['', '0x', 'bc1q', 'T', 'EQ', 'r', 'bitcoincash:q', '4', 'addr1_']

/** The address of the network with this number, the same at every call. */
function addressOf(number: number): string {
  let seed = number * 7919 + 17
  const next = (bound: number) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff
    return seed % bound
  }
  const signs = Array.from({ length: 26 + next(70) }, () => SIGNS[next(SIGNS.length)])
  return `${PREFIXES[number % PREFIXES.length]}${signs.join('')}`
}

export const manyNetworks: Scenario = {
  title: 'A coin on fifty networks, each with its own address.',
  methods: (methods) => {
    const [tether] = methods.filter(({ name }) => name === 'usdt_trc20')
    return Array.from({ length: 50 }, (_, index) => ({ ...tether, name: `usdt_${index}`, network: `Net ${index}` }))
  },
  answers: {
    'deposit-create': (body) => ({ ...body, depositAddress: addressOf(Number(String(body.depositId).slice(4))) }),
  },
}
