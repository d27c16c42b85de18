import type { CSSProperties } from 'react'
import type { Token } from '../../../schemas/host/tokens.ts'

/** The pictures of the reference, which show where each token is used. */
const PICTURES = import.meta.glob<string>('../../../schemas/reference/theme/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
})

interface TokenRowProps {
  readonly name: string
  readonly token: Token
  readonly theme: 'light' | 'dark'
  /** The host's value, or empty. */
  readonly given: string
  /** The value the widget uses; undefined for the default. */
  readonly applied: string | undefined
  readonly isRefused: boolean
  readonly isMended: boolean
  readonly onGive: (value: string) => void
}

/** A token: its description, picture, default, and an input to try another value. */
export function TokenRow({ name, token, theme, given, applied, isRefused, isMended, onGive }: TokenRowProps) {
  const id = `token${name}`
  return (
    <li className="theme-token">
      <img src={PICTURES[`../../../schemas/reference/theme/${name.replace('--pw-', '')}.svg`]} alt="" />
      <div className="theme-about">
        <label htmlFor={id}>
          <code>{name}</code>
        </label>
        <p id={`${id}-about`}>{token.description}</p>
        <p className="theme-default">
          {token.light === token.dark ? (
            <Default value={token.light} kind={token.kind} />
          ) : (
            <>
              <Default value={token.light} kind={token.kind} of="light" />{' '}
              <Default value={token.dark} kind={token.kind} of="dark" />
            </>
          )}
        </p>
        <div className="theme-value">
          {token.kind === 'colour' && (
            <input
              type="color"
              aria-label={`Pick ${name}`}
              value={sixDigits(applied) ?? token[theme]}
              onChange={({ target }) => onGive(target.value)}
            />
          )}
          <input
            id={id}
            value={given}
            placeholder={token[theme]}
            aria-describedby={`${id}-about ${id}-said`}
            aria-invalid={isRefused}
            spellCheck={false}
            autoComplete="off"
            onChange={({ target }) => onGive(target.value)}
          />
        </div>
        <p id={`${id}-said`} className="theme-said" data-tone={isRefused ? 'bad' : 'warn'}>
          {isRefused && `Ignored: this is not a plain ${token.kind}.`}
          {isMended &&
            (applied === undefined
              ? 'Ignored: no text would be readable on it.'
              : `Adjusted to ${applied}: its contrast was too low.`)}
        </p>
      </div>
    </li>
  )
}

function Default({
  value,
  kind,
  of = 'default',
}: {
  readonly value: string
  readonly kind: string
  readonly of?: string
}) {
  return (
    <span>
      {of} {kind === 'colour' && <i className="theme-swatch" style={{ '--swatch': value } as CSSProperties} />}
      <code>{value}</code>
    </span>
  )
}

/** A colour picker accepts only #rrggbb. */
const sixDigits = (colour: string | undefined): string | undefined =>
  colour !== undefined && /^#[0-9a-f]{6}$/i.test(colour) ? colour : undefined
