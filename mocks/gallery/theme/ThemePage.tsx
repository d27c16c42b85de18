import type { CSSProperties } from 'react'
import { Button } from '../../../renderers/ui/base/Button.tsx'
import { TOKEN_GROUPS } from '../../../schemas/host/tokens.ts'
import type { PageProps } from '../PageProps.ts'
import { SPECIMENS } from './specimens.tsx'
import { TokenRow } from './TokenRow.tsx'
import './theme.css'
import { type AppliedTheme, appliedTheme, variablesIn } from './appliedTheme.ts'

/** Sample themes. Unreadable colours are corrected and reported. */
const PRESETS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'A brand': { '--pw-accent': '#7a2ea0', '--pw-radius': '4px', '--pw-font': 'Georgia, serif' },
  'What nobody could read': { '--pw-accent': '#ffe600', '--pw-accent-ink': '#ffffff', '--pw-ink-2': '#c9c9c9' },
}

/**
 * Every token that a host may set, with its default, on real parts of the widget. The tried values are kept in the URL.
 */
export function ThemePage({ asked, onAsk, theme, dir }: PageProps) {
  const given = variablesIn(asked)
  const applied = appliedTheme(given, theme)
  const give = (variables: Readonly<Record<string, string>>) => {
    const others = [...asked].filter(([name]) => !name.startsWith('--pw-'))
    onAsk(new URLSearchParams([...others, ...Object.entries(variables).filter(([, value]) => value !== '')]))
  }
  return (
    <div className="theme-page">
      <p>
        The variables that a host may set in <code>schema.variables</code>. An invalid value is ignored, and a colour
        with too little contrast is adjusted, as in the widget.
      </p>
      <div className="theme-presets">
        {Object.entries(PRESETS).map(([name, variables]) => (
          <Button key={name} fullWidth={false} label={name} onPress={() => give(variables)} />
        ))}
        <Button fullWidth={false} label="The defaults" onPress={() => give({})} />
      </div>
      <Outcome given={given} applied={applied} />
      {TOKEN_GROUPS.map(({ title, tokens }) => {
        const Specimen = SPECIMENS[title]
        return (
          <section key={title} className="theme-group" aria-label={title}>
            <h2>{title}</h2>
            <ul className="theme-tokens">
              {Object.entries(tokens).map(([name, token]) => (
                <TokenRow
                  key={name}
                  {...{ name, token, theme }}
                  given={given[name] ?? ''}
                  applied={applied.variables[name]}
                  isRefused={applied.refused.includes(name)}
                  isMended={applied.adjusted.includes(name)}
                  onGive={(value) => give({ ...given, [name]: value })}
                />
              ))}
            </ul>
            <div className="pw theme-specimen" data-theme={theme} dir={dir} style={applied.variables as CSSProperties}>
              <Specimen />
            </div>
          </section>
        )
      })}
    </div>
  )
}

/** The corrections by the widget, and the JSON for the host. */
function Outcome({
  given,
  applied,
}: {
  readonly given: Readonly<Record<string, string>>
  readonly applied: AppliedTheme
}) {
  const { adjusted, refused } = applied
  const isWell = refused.length + adjusted.length === 0
  return (
    <>
      <div role="status" className="theme-outcome" data-tone={isWell ? 'good' : 'warn'}>
        {isWell && <p>Every value is applied as given.</p>}
        <Corrections what="Ignored, and reported to the operator (host.schema):" names={refused} />
        <Corrections what="Adjusted, and reported to the host (onProblem theme.contrast):" names={adjusted} />
      </div>
      {Object.keys(given).length > 0 && (
        <section aria-label="For the host">
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and contains no focusable element */}
          <pre tabIndex={0} className="theme-json">
            {JSON.stringify({ schema: { variables: given } }, null, 2)}
          </pre>
        </section>
      )}
    </>
  )
}

function Corrections({ what, names }: { readonly what: string; readonly names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <p>
      {what} <code>{names.join(', ')}</code>
    </p>
  )
}
