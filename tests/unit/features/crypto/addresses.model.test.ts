import { autorun } from 'mobx'
import { expect, it } from 'vitest'
import type { DepositAnswer } from '../../../../src/model/depositAnswer.ts'
import { cryptoScope } from '../../../../src/scopes/cryptoScope.ts'
import fc, { runs } from '../../fastCheck.ts'
import { forgetTraces } from '../../support/forgetTraces.ts'
import { plainAborts } from '../../support/plainAbort.ts'
import { fixtureMethod, textsOf } from '../builders.ts'
import { coinsWorld } from './coinsWorld.ts'

const NAMES = ['usdt_trc20', 'usdt_erc20', 'usdt_bep20', 'usdt_ton', 'btc', 'usdc_erc20']
const METHODS = NAMES.map((name) => fixtureMethod(name))
/** Addresses by network, valid on their chains and all different. */
const ADDRESSES: Readonly<Record<string, string>> = {
  usdt_trc20: 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE',
  usdt_erc20: '0x52908400098527886E0F7030069857D2E4169EE7',
  usdt_bep20: '0xde709f2102306220921060314715629080e2fb77',
  usdt_ton: 'EQDrjaLahLkMB-hMCmkzOyBuHJ139ZUYmPHu6RRBKnbdLIYI',
  btc: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
  usdc_erc20: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
}
const addressOf = (method: string) => ADDRESSES[method] ?? method

type Step =
  | { readonly do: 'coin'; readonly coin: string }
  | { readonly do: 'network'; readonly name: string }
  | { readonly do: 'answer'; readonly which: number; readonly how: 'good' | 'failed' | 'empty' }
  | { readonly do: 'leave' | 'enter' | 'again' | 'reloadList' }

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('coin' as const), coin: fc.constantFrom('USDT', 'BTC', 'USDC') }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('network' as const), name: fc.constantFrom(...NAMES) }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('answer' as const),
      which: fc.nat(5),
      how: fc.constantFrom('good' as const, 'good' as const, 'failed' as const, 'empty' as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constantFrom('leave' as const, 'enter' as const, 'again' as const, 'reloadList' as const),
    }),
  },
)

const ANSWER: DepositAnswer = {
  ...{ depositId: undefined, fields: [], isFieldsRequired: false, source: undefined, hasUnifiedFlow: false },
  ...{ offers: undefined, hasRequisites: false, invoice: undefined, pageId: undefined, isOlder: false, mismatches: [] },
  address: undefined,
}

forgetTraces()
plainAborts()

const turn = () => new Promise((resolve) => setImmediate(resolve))

const RUNS = runs(10_000, 1_000_000)

it(
  'I18 CRYPTO-08 whatever is chosen, and in whatever order addresses come, the one that is shown is of the network that is chosen',
  async () => {
    const texts = await textsOf()
    let shown = 0
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
        const pending: { readonly method: string; readonly end: (how: 'good' | 'failed' | 'empty') => void }[] = []
        let made = 0
        const world = coinsWorld({
          methods: METHODS,
          api: {
            depositStatus: () => new Promise(() => {}),
            depositCreate: ({ paymentType: method }) =>
              new Promise((resolve, reject) => {
                const end = (how: 'good' | 'failed' | 'empty') => {
                  if (how === 'failed') return reject(new Error('failed'))
                  const address = { address: addressOf(method), memo: '', minDeposit: '5', coinName: '' }
                  resolve(
                    how === 'empty' ? { ...ANSWER } : { ...ANSWER, depositId: `dep-${method}-${++made}`, address },
                  )
                }
                pending.push({ method, end })
              }),
          },
        })
        const scope = cryptoScope({
          ...world,
          texts,
        })
        const holds = () => {
          const { network } = world.crypto
          if (scope.address === '') return
          shown += 1
          const wanted = addressOf(network?.method.name ?? 'none')
          if (scope.address !== wanted) expect.fail(`${scope.address} is shown, and ${wanted} is chosen`)
        }
        const askAgain = () => {
          const { network } = world.crypto
          if (network !== undefined) void world.addresses.request(network)
        }
        // As on the screen, the coins are observed, and therefore computed once.
        const hide = autorun(() => world.crypto.coins)
        world.open('USDT')
        world.enter()
        let isIn = true
        for (const one of steps) {
          if (one.do === 'coin') world.open(one.coin)
          else if (one.do === 'network') world.choose(one.name)
          else if (one.do === 'answer') pending.splice(one.which % Math.max(1, pending.length), 1)[0]?.end(one.how)
          else if (one.do === 'again') askAgain()
          else if (one.do === 'reloadList') world.methods.setMethods([...METHODS], { fiat: 'USD', crypto: 'USDT' })
          else if (one.do === 'leave' && isIn) {
            world.leave()
            isIn = false
          } else if (one.do === 'enter' && !isIn) {
            world.enter()
            isIn = true
          }
          holds()
          await turn()
          holds()
          // The completion page shows the followed deposit, so it must belong to the network on the screen.
          if (isIn && scope.address !== '' && world.deposit.current?.method !== world.crypto.network?.method.name)
            expect.fail(
              `${world.deposit.current?.method} is followed, and ${world.crypto.network?.method.name} is chosen`,
            )
        }
        // At most one request for an address is in flight per network.
        const waiting = pending.map(({ method }) => method)
        if (new Set(waiting).size !== waiting.length) expect.fail(`asked for twice: ${waiting}`)
        hide()
        world.dispose()
      }),
      { numRuns: RUNS },
    )
    expect(shown, 'the model is not idle').toBeGreaterThan(RUNS)
  },
  process.env.LONG ? 4 * 3_600_000 : 600_000,
)
