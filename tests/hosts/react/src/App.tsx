import { PaywidgetCashier, type PaywidgetHandle } from 'paywidget/react'
import { useEffect, useRef, useState } from 'react'

const USER = { id: '90210', currency: 'MXN', paymentGeo: 'MX', lang: 'en' }

export function App() {
  const [query, setQuery] = useState<URLSearchParams>()
  const [isSignedIn, setIsSignedIn] = useState(false)
  const [src, setSrc] = useState<string>()
  const [theme, setTheme] = useState<'light' | 'dark'>('light')
  const [round, setRound] = useState(0)
  const [heard, setHeard] = useState<readonly string[]>([])
  const cashier = useRef<PaywidgetHandle>(null)
  const hear = (text: string) => setHeard((before) => [...before, text])

  useEffect(() => setQuery(new URLSearchParams(location.search)), [])

  const token = isSignedIn ? query?.get('token') : undefined
  const method = query?.get('method')
  const open = method ? { method, amount: query?.get('amount') ?? '' } : undefined
  return (
    <main>
      <button type="button" onClick={() => setIsSignedIn(true)}>
        Sign in
      </button>
      <button type="button" onClick={() => setIsSignedIn(false)}>
        Sign out
      </button>
      <button type="button" onClick={() => setSrc('http://pay.example/')}>
        Wrong src
      </button>
      <button type="button" onClick={() => setSrc(query?.get('src') ?? '')}>
        Right src
      </button>
      <button type="button" onClick={() => setTheme('dark')}>
        Dark
      </button>
      <button type="button" onClick={() => setRound(round + 1)}>
        Remount
      </button>
      <button type="button" onClick={() => cashier.current?.goBack()}>
        Go back
      </button>
      <output>{heard.join(' ')}</output>
      <PaywidgetCashier
        key={round}
        ref={cashier}
        src={src}
        data={token ? { user: { ...USER, token }, schema: { theme }, open } : undefined}
        on={{
          FullLoaded: () => hear('FullLoaded'),
          onClose: () => hear('onClose'),
          onProblem: ({ code }) => hear(code === 'src.invalid' ? code : 'another problem'),
          onPaymentStatus: ({ status }) => hear(status === 'declined' ? 'declined' : 'another status'),
        }}
      />
    </main>
  )
}
