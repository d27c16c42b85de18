import { type ComponentProps, createElement, type ReactNode } from 'react'
import type { FieldState, TextTyping } from '../../../renderers/contract.ts'
import { applyDate } from '../../../schemas/typing/date.ts'
import { applyMask } from '../../../schemas/typing/mask.ts'
import { applyPhone } from '../../../schemas/typing/phone.ts'
import type { FloorParts } from './FloorParts.ts'

/** Native browser controls with the minimum of a usable form: a label, a hint, an error. */
export const BARE_PARTS: FloorParts = {
  isControlled: true,
  stack: (_, ...children) => createElement('div', { className: 'stack' }, ...children),
  split: (_, ...children) => createElement('div', { className: 'split' }, ...children),
  row: (_, ...children) => createElement('div', { className: 'row' }, ...children),
  card: (_, ...children) => createElement('div', { className: 'card' }, ...children),
  footer: (_, ...children) => createElement('div', { className: 'footer' }, ...children),
  note: ({ text, tone }) => <p className={tone}>{text}</p>,
  summary: ({ rows }) => (
    <dl>
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  ),
  submit: ({ label, busy, busyLabel, enabled }) => (
    <button type="submit" disabled={!enabled}>
      {busy ? busyLabel : label}
    </button>
  ),
  text: line,
  date: line,
  phone: line,
  amount: (props) => line({ ...props, inputMode: 'decimal' }),
  dropdown: (props) => around(props, select(props)),
  segmented: radios,
  radio: radios,
  checkbox: (props) => (
    <div className="field">
      <input
        {...shared(props)}
        type="checkbox"
        checked={props.value === 'true'}
        onChange={(event) => props.onInput(String(event.currentTarget.checked))}
      />
      <label htmlFor={props.id}>{props.label.replace(/\{.*/, '')}</label>
      {Object.entries(props.links ?? {}).map(([name, { text, url }]) => (
        <a key={name} href={url} target="_blank" rel="noopener noreferrer">
          {text}
        </a>
      ))}
      {told(props)}
    </div>
  ),
  regionCard: ({ source, label, onPress }) => (
    <button type="button" onClick={onPress}>
      {source.name} · {source.currency} <span>{label}</span>
    </button>
  ),
  search: ({ label, query, onQuery }) => (
    <input
      type="search"
      aria-label={label}
      placeholder={label}
      value={query}
      onChange={(event) => onQuery(event.currentTarget.value)}
    />
  ),
  heading: ({ text }) => <h2>{text}</h2>,
  methodTile: ({ source, badge, onPress }) => (
    <button type="button" className="tile" onClick={onPress}>
      {source.icons[0] === undefined ? (
        <i aria-hidden="true">{source.name[0]}</i>
      ) : (
        <img src={source.icons[0].src} alt="" />
      )}
      <span>{source.name}</span>
      <span>{source.from}</span>
      {badge && <b>{badge.text}</b>}
    </button>
  ),
  tiles: (ariaLabel, items) => (
    <ul aria-label={ariaLabel}>
      {items.map((item) => (
        <li key={item.key}>{item}</li>
      ))}
    </ul>
  ),
}

type Line = Omit<FieldState, 'items'> & Pick<ComponentProps<'input'>, 'inputMode'>

function line(props: Line): ReactNode {
  const { textTyping, onInput } = props
  return around(
    props,
    <input
      {...shared(props)}
      inputMode={props.inputMode}
      enterKeyHint={props.enterKeyHint}
      value={props.value}
      placeholder={props.placeholder}
      onChange={({ currentTarget }) => onInput(laidOut(currentTarget.value, textTyping))}
    />,
  )
}

function laidOut(text: string, typing: TextTyping | undefined): string {
  if (typing?.kind === 'mask') return applyMask(text, typing.masks()).value
  if (typing?.kind === 'date') return applyDate(text, typing.format)
  return typing?.kind === 'phone' ? applyPhone(text, typing.prefix()) : text
}

function select(props: FieldState): ReactNode {
  return (
    <select {...shared(props)} value={props.value} onChange={(event) => props.onInput(event.currentTarget.value)}>
      <option value="" disabled hidden />
      {props.items?.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  )
}

function radios(props: FieldState): ReactNode {
  const { id, name, label, value, items = [], onInput, onFocus, onBlur } = props
  return (
    <fieldset id={id} aria-invalid={props.error !== undefined || undefined} aria-describedby={describedBy(props)}>
      <legend>{label}</legend>
      {items.map((item, index) => (
        <label key={item.value}>
          <input
            id={`${id}-${index}`}
            type="radio"
            name={name}
            value={item.value}
            checked={item.value === value}
            onChange={() => onInput(item.value)}
            onFocus={onFocus}
            onBlur={onBlur}
          />
          {item.text}
        </label>
      ))}
      {told(props)}
    </fieldset>
  )
}

function around(props: Pick<FieldState, 'id' | 'label' | 'hint' | 'error'>, control: ReactNode): ReactNode {
  return (
    <div className="field">
      <label htmlFor={props.id}>{props.label}</label>
      {control}
      {told(props)}
    </div>
  )
}

function told({ id, hint, error }: Pick<FieldState, 'id' | 'hint' | 'error'>): ReactNode {
  return [
    hint !== undefined && (
      <p key="hint" id={`${id}-hint`}>
        {hint}
      </p>
    ),
    error !== undefined && (
      <p key="error" id={`${id}-error`}>
        {error}
      </p>
    ),
  ]
}

function shared(props: FieldState) {
  return {
    ...{ id: props.id, name: props.name, ref: props.inputRef, disabled: props.disabled },
    ...{ onFocus: props.onFocus, onBlur: props.onBlur },
    'aria-required': props.required || undefined,
    'aria-invalid': props.error !== undefined || undefined,
    'aria-describedby': describedBy(props),
  }
}

const describedBy = ({ id, hint, error }: Pick<FieldState, 'id' | 'hint' | 'error'>): string | undefined =>
  [error !== undefined && `${id}-error`, hint !== undefined && `${id}-hint`].filter(Boolean).join(' ') || undefined
