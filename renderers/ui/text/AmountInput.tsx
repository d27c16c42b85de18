import { useCallback, useEffect, useRef } from 'react'
import type { AmountTyping } from '../../contract.ts'
import type { AmountRule } from '../../typing/amount.ts'
import { classes } from '../base/classes.ts'
import styles from './AmountInput.module.css'
import { amountTyping } from './amountTyping.ts'
import { describedBy, FieldFrame, type FieldTexts } from './FieldFrame.tsx'

export interface AmountInputProps extends FieldTexts {
  readonly name: string
  readonly value: string
  readonly typing: AmountTyping
  readonly placeholder?: string | undefined
  readonly disabled?: boolean | undefined
  readonly required?: boolean | undefined
  readonly enterKeyHint?: 'next' | 'done' | undefined
  readonly inputRef?: ((element: HTMLElement | null) => void) | undefined
  readonly onInput?: ((value: string) => void) | undefined
  readonly onFocus?: (() => void) | undefined
  readonly onBlur?: (() => void) | undefined
}

/**
 * The amount: the most prominent element of the screen, with its currency less prominent next to it. Clicking anywhere
 * in the box focuses the input. The input always holds the amount as typed; while it has no focus, the grouped amount
 * covers its text, so that grouping can never become part of a value.
 */
export function AmountInput(props: AmountInputProps) {
  const { id, label, hint, error, typing } = props
  return FieldFrame({
    id,
    label,
    hint,
    error,
    width: props.width,
    labels: 'byId',
    centered: true,
    children: (
      <label htmlFor={id} className={classes(styles.box, error !== undefined && styles.bad)}>
        <span className={styles.line} translate="no">
          <input
            id={id}
            ref={useAmountRef(props)}
            className={styles.input}
            name={props.name}
            inputMode={typing.decimals > 0 ? 'decimal' : 'numeric'}
            enterKeyHint={props.enterKeyHint}
            dir="ltr"
            defaultValue={props.value}
            placeholder={props.placeholder ?? '0'}
            disabled={props.disabled}
            readOnly={typing.isGiven}
            aria-labelledby={`${id}-label`}
            aria-required={props.required || undefined}
            aria-invalid={error !== undefined || undefined}
            aria-describedby={classes(`${id}-currency`, describedBy(props))}
            onFocus={props.onFocus}
            onBlur={props.onBlur}
          />
          <span aria-hidden="true" data-pw-cover="" className={styles.shown} />
          <span id={`${id}-currency`} className={styles.currency}>
            {typing.currency}
          </span>
        </span>
      </label>
    ),
  })
}

/** One ref for both the form and the typing code, stable across renders. */
function useAmountRef({ inputRef, onInput, typing }: AmountInputProps): (element: HTMLInputElement) => () => void {
  const now = useRef({ onInput, typing })
  useEffect(() => {
    now.current = { onInput, typing }
  }, [onInput, typing])
  return useCallback(
    (element) => {
      inputRef?.(element)
      const rule = () => amountRule(now.current.typing)
      const stop = amountTyping(element, {
        rule,
        grouped: (text) => now.current.typing.grouped?.(text) ?? text,
        onText: (text) => now.current.onInput?.(text),
      })
      return () => {
        stop()
        inputRef?.(null)
      }
    },
    [inputRef],
  )
}

/** Computed at every keystroke, because limits may arrive after the field was rendered. */
function amountRule({ currency, symbol = '', decimals, decimalSeparator, maxIntegerDigits }: AmountTyping): AmountRule {
  return { decimals, decimalSeparator, maxIntegerDigits: maxIntegerDigits(), symbols: [symbol, currency] }
}
