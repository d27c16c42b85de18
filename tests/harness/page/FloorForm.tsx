import { type FormEvent, useRef, useState } from 'react'
import { registry } from '../../../renderers/index.ts'
import type { Texts } from '../../../src/i18n/createTexts.ts'
import { canonical } from '../../../src/money/amount.ts'
import { formatMoney } from '../../../src/money/formatAmount.ts'
import { hintOf, labelOf, nameOf, REGEX } from './bigForm.ts'

const { blocks: B, fields: F } = registry
const TYPING = { currency: 'MXN', decimals: 2, decimalSeparator: '.', maxIntegerDigits: 7 } as const
const nothing = () => undefined

/** What the form needs to hear of a field. */
type Tell = (name: string, value: string, isWrong: boolean) => void

interface FloorFormProps {
  readonly texts: Texts
  readonly count: number
  readonly hasHints: boolean
  readonly methodName: string
}

/**
 * The floor: the form of `bigForm.ts` as one would write it by hand, with the same renderers and uncontrolled inputs. A
 * field holds its own error, the form counts what is wrong, and a key draws only what it changes.
 */
export function FloorForm({ texts, count, hasHints, methodName }: FloorFormProps) {
  const { t } = texts
  const [amount, setAmount] = useState('500.00')
  const [canSubmit, setCanSubmit] = useState(true)
  const [errors] = useState(0)
  const [isOnline] = useState(true)
  const wrong = useRef<Set<string>>(null)
  wrong.current ??= new Set(Array.from({ length: count }, (_, index) => nameOf(index)))
  const tell = useRef<Tell>((name, _, isWrong) => {
    if (isWrong) wrong.current?.add(name)
    else wrong.current?.delete(name)
    setCanSubmit(wrong.current?.size === 0)
  }).current
  const amountText = formatMoney(canonical(amount) ?? '0', 'MXN', texts.lang)
  const submit = (event: FormEvent) => event.preventDefault()
  return (
    <form noValidate onSubmit={submit}>
      <B.split>
        <B.stack gap="medium">
          <B.card>
            <FloorAmount texts={texts} onAmount={setAmount} />
          </B.card>
          <FloorFields texts={texts} count={count} hasHints={hasHints} tell={tell} />
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

interface FloorFieldsProps extends Omit<FloorFormProps, 'methodName'> {
  readonly tell: Tell
}

/** Made once: React passes an element by that is the same as before. */
function FloorFields({ texts, count, hasHints, tell }: FloorFieldsProps) {
  const [fields] = useState(() =>
    Array.from({ length: count }, (_, index) => (
      <FloorField
        key={nameOf(index)}
        name={nameOf(index)}
        label={labelOf(index)}
        hint={hasHints ? hintOf(index) : undefined}
        texts={texts}
        tell={tell}
      />
    )),
  )
  return fields
}

interface FloorFieldProps {
  readonly name: string
  readonly label: string
  readonly hint: string | undefined
  readonly texts: Texts
  readonly tell: Tell
}

function FloorField({ name, label, hint, texts, tell }: FloorFieldProps) {
  const value = useRef('')
  const [regex] = useState(() => new RegExp(REGEX, 'u'))
  const [error, setError] = useState<string>()
  const isWrong = () => !regex.test(value.current)
  return (
    <F.text
      id={`pw-field-${name}`}
      name={name}
      label={label}
      hint={hint}
      value=""
      error={error}
      disabled={false}
      required
      inputRef={nothing}
      onInput={(text) => {
        value.current = text
        tell(name, text, isWrong())
      }}
      onFocus={() => setError(undefined)}
      onBlur={() => value.current !== '' && isWrong() && setError(texts.t('field.invalid'))}
    />
  )
}

function FloorAmount({ texts, onAmount }: { readonly texts: Texts; readonly onAmount: (amount: string) => void }) {
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
      inputRef={nothing}
      onInput={onAmount}
      onFocus={() => setError(undefined)}
      onBlur={nothing}
    />
  )
}
