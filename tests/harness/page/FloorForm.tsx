import { type FormEvent, type ReactNode, useState } from 'react'
import { registry } from '../../../renderers/index.ts'
import type { Texts } from '../../../src/i18n/createTexts.ts'
import { canonical } from '../../../src/money/amount.ts'
import { formatMoney } from '../../../src/money/formatAmount.ts'
import { FloorState } from './FloorState.ts'

const { blocks: B, fields: F } = registry
const TYPING = { currency: 'MXN', decimals: 2, decimalSeparator: '.', maxIntegerDigits: () => 7 } as const
const nothing = () => undefined

interface FloorFormProps {
  readonly texts: Texts
  readonly methodName: string
  readonly names: readonly string[]
  /** Asked once: React passes an element by that is the same as before. */
  readonly fields: (state: FloorState) => ReactNode
}

/**
 * The floor: the form of `bigForm.ts` as one would write it by hand, with the same renderers and uncontrolled inputs. A
 * field holds its own error, the form knows what is wrong, and a key draws only what it changes.
 */
export function FloorForm({ texts, methodName, names, fields }: FloorFormProps) {
  const { t } = texts
  const [amount, setAmount] = useState('500.00')
  const [canSubmit, setCanSubmit] = useState(true)
  const [errors] = useState(0)
  const [isOnline] = useState(true)
  const [state] = useState(() => new FloorState(names, setCanSubmit))
  const [drawn] = useState(() => fields(state))
  const amountText = formatMoney(canonical(amount) ?? '0', 'MXN', texts.lang)
  const submit = (event: FormEvent) => event.preventDefault()
  return (
    <form noValidate onSubmit={submit}>
      <B.split>
        <B.stack gap="medium">
          <B.card>
            <FloorAmount texts={texts} state={state} onAmount={setAmount} />
          </B.card>
          {drawn}
          {errors > 0 && !canSubmit && <B.note tone="bad" text={t('form.errors', { count: errors })} />}
        </B.stack>
        <B.stack gap="medium">
          <B.summary
            rows={[
              { label: t('summary.method'), value: methodName },
              ...(amount === '' ? [] : [{ label: t('summary.amount'), value: amountText }]),
            ]}
          />
          <B.note tone="info" icon="info" text={t('summary.note')} />
        </B.stack>
      </B.split>
      <B.footer>
        {!isOnline && <B.note tone="warn" icon="offline" text={t('form.offline')} />}
        <B.submit
          label={t('form.deposit.submit', { amount: amountText })}
          busyLabel={t('form.deposit.processing')}
          busy={false}
          enabled={canSubmit}
          onPress={nothing}
        />
      </B.footer>
    </form>
  )
}

interface FloorAmountProps {
  readonly texts: Texts
  readonly state: FloorState
  readonly onAmount: (amount: string) => void
}

function FloorAmount({ texts, state, onAmount }: FloorAmountProps) {
  const [error, setError] = useState<string>()
  const { t } = texts
  return (
    <F.amount
      id="pw-field-amount"
      name="amount"
      label={t('form.amountInput.label')}
      hint={t('form.amountInput.hint', { from: '100.00', to: '50,000.00' })}
      value="500.00"
      error={error}
      disabled={false}
      required
      typing={TYPING}
      enterKeyHint="next"
      inputRef={nothing}
      onInput={(text) => {
        state.set('amount', text)
        onAmount(text)
      }}
      onFocus={() => setError(undefined)}
      onBlur={() => state.touch()}
    />
  )
}
