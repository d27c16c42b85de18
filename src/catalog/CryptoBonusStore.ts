import { action, computed, makeObservable, observable } from 'mobx'
import type { Method } from '../model/method.ts'
import { takesCryptoBonus } from '../reference/bonusMethods.ts'
import { CRYPTO_GROUP } from '../reference/cryptoBonus.ts'
import type { MethodsStore } from './MethodsStore.ts'

/** The bonus on crypto deposits: on unless the player switches it off (BONUS-15). */
export class CryptoBonusStore {
  isOn = true
  readonly #methods: Pick<MethodsStore, 'entries'>
  readonly #isEnabled: boolean

  /** `isEnabled`: set by the host's configuration and the experiment (BONUS-14). */
  constructor(methods: Pick<MethodsStore, 'entries'>, isEnabled: boolean) {
    this.#methods = methods
    this.#isEnabled = isEnabled
    makeObservable(this, { isOn: observable, isOffered: computed, toggle: action })
  }

  get isOffered(): boolean {
    const isCrypto = (one: MethodsStore['entries'][number]) => one.kind === 'group' && one.group.code === CRYPTO_GROUP
    return this.#isEnabled && this.#methods.entries.some(isCrypto)
  }

  /** Whether a deposit with this method takes the bonus: the value that every create sends. Tracked by MobX. */
  isTakenFor(method: Method): boolean {
    return this.isOffered && this.isOn && takesCryptoBonus(method)
  }

  toggle(): void {
    this.isOn = !this.isOn
  }
}
