import { useRef, useState } from 'react'
// In your project, import from 'paywidget/react'.
import { PaywidgetCashier, type PaywidgetHandle } from '../../../src/embed/react.ts'

const user = { id: '90210', token: 'scenario.default.react', currency: 'MXN', paymentGeo: 'MX', lang: 'en' }

export function Host({ source }: { readonly source: string }) {
  const [isOpen, setIsOpen] = useState(true)
  const [theme, setTheme] = useState<'light' | 'dark'>('light')
  const [title, setTitle] = useState('Payments')
  const [token, setToken] = useState(user.token)
  const [heard, setHeard] = useState<readonly string[]>([])
  const cashier = useRef<PaywidgetHandle>(null)
  const hear = (name: string) => setHeard((before) => [...before, name])
  return (
    <>
      <main>
        {isOpen ? (
          <PaywidgetCashier
            ref={cashier}
            src={`${location.origin}/paywidget/`}
            title={title}
            data={{ user: { ...user, token }, schema: { theme } }}
            on={{
              FullLoaded: () => hear('FullLoaded'),
              onPaymentStatus: ({ id, status }) => hear(`onPaymentStatus ${id} ${status}`),
              onInitError: ({ text }) => hear(`onInitError ${text}`),
              onClose: () => setIsOpen(false),
            }}
          />
        ) : (
          <button type="button" onClick={() => setIsOpen(true)}>
            Open the cashier
          </button>
        )}
      </main>
      <aside>
        <button type="button" onClick={() => setTheme(theme === 'light' ? 'dark' : 'light')}>
          The other theme
        </button>
        <button type="button" onClick={() => setTitle('Deposits')}>
          Another name
        </button>
        <button type="button" onClick={() => setToken(token === '' ? user.token : '')}>
          {token === '' ? 'Sign in' : 'Sign out'}
        </button>
        <button type="button" onClick={() => cashier.current?.goBack()}>
          Go back
        </button>
        <h2>What it hears</h2>
        <ol>
          {heard.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added
            <li key={index}>{line}</li>
          ))}
        </ol>
        <details>
          <summary>The code of this page</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and contains no focusable element */}
          <pre tabIndex={0}>{source}</pre>
        </details>
      </aside>
    </>
  )
}
