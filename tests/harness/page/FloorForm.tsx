import { type FormEvent, type ReactNode, useState } from 'react'
import type { Texts } from '../../../src/i18n/createTexts.ts'
import { canonical } from '../../../src/money/amount.ts'
import { formatMoney } from '../../../src/money/formatAmount.ts'
import type { FloorParts } from './FloorParts.ts'
import { FloorState } from './FloorState.ts'

const TYPING = { currency: 'MXN', decimals: 2, decimalSeparator: '.', maxIntegerDigits: () => 7 } as const
const nothing = () => undefined

interface FloorFormProps {
  readonly parts: FloorParts
  readonly texts: Texts
  readonly methodName: string
  readonly names: readonly string[]
  /** Called once, so that React gets the identical element at every render and skips it. */
  readonly fields: (state: FloorState) => ReactNode
}

/**
 * The floor: a hand-written version of the form of `bigForm.ts`, with parts of the kit or native controlled inputs.
 * Each field has its own error state, the form tracks the invalid fields, and a key re-renders only the fields it
 * changes.
 */
export function FloorForm({ parts, texts, methodName, names, fields }: FloorFormProps) {
  const { t } = texts
  const [amount, setAmount] = useState('500.00')
  const [canSubmit, setCanSubmit] = useState(true)
  const [errors] = useState(0)
  const [isOnline] = useState(true)
  const [state] = useState(() => new FloorState(names, setCanSubmit))
  const [drawn] = useState(() => fields(state))
  const amountText = formatMoney(canonical(amount) ?? '0', 'MXN', texts.lang)
  const submit = (event: FormEvent) => event.preventDefault()
  const rows = [
    { label: t('summary.method'), value: methodName },
    ...(amount === '' ? [] : [{ label: t('summary.amount'), value: amountText }]),
  ]
  const left = parts.stack(
    { gap: 'medium' },
    parts.card({}, <FloorAmount parts={parts} texts={texts} state={state} onAmount={setAmount} />),
    drawn,
    errors > 0 && !canSubmit && parts.note({ tone: 'bad', text: t('form.errors', { count: errors }) }),
  )
  const right = parts.stack(
    { gap: 'medium' },
    parts.summary({ rows }),
    parts.note({ tone: 'info', icon: 'info', text: t('summary.note') }),
  )
  return (
    <form noValidate autoComplete="off" autoCorrect="off" spellCheck={false} onSubmit={submit}>
      {parts.split({}, left, right)}
      {parts.footer(
        {},
        !isOnline && parts.note({ tone: 'warn', icon: 'offline', text: t('form.offline') }),
        parts.submit({
          label: t('form.deposit.submit', { amount: amountText }),
          busyLabel: t('form.deposit.processing'),
          ...{ busy: false, enabled: canSubmit, onPress: nothing },
        }),
      )}
    </form>
  )
}

interface FloorAmountProps {
  readonly parts: FloorParts
  readonly texts: Texts
  readonly state: FloorState
  readonly onAmount: (amount: string) => void
}

function FloorAmount({ parts, texts, state, onAmount }: FloorAmountProps) {
  const [error, setError] = useState<string>()
  const [value, setValue] = useState('500.00')
  const { t } = texts
  return parts.amount({
    ...{ id: 'pw-field-amount', name: 'amount', value, error, disabled: false, required: true },
    ...{ typing: TYPING, enterKeyHint: 'next', inputRef: nothing },
    label: t('form.amountInput.label'),
    hint: t('form.amountInput.hint', { from: '100.00', to: '50,000.00' }),
    onInput: (text) => {
      if (parts.isControlled) setValue(text)
      state.set('amount', text)
      onAmount(text)
    },
    onFocus: () => setError(undefined),
    onBlur: () => state.touch(),
  })
}
