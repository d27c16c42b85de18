import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { WIDGET } from './places.ts'

/** Sample code of an integrator. */
const APP = `
import { StrictMode, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { PaywidgetCashier, type PaywidgetHandle } from 'paywidget/react'

export const typed = [
  <pay-widget key="a" src="https://pay.example/" onFullLoaded={(event) => event.type} ononClose={() => {}} />,
  // @ts-expect-error no such attribute
  <pay-widget key="b" source="https://pay.example/" />,
  // @ts-expect-error a typo in the player
  <PaywidgetCashier key="c" src="" data={{ user: { token: 'a', curency: 'MXN' } }} />,
  // @ts-expect-error no such message
  <PaywidgetCashier key="d" src="" data={null} on={{ onPaid: () => {} }} />,
]

const query = new URLSearchParams(location.search)
const token = String(query.get('token'))

function App() {
  const [isOpen, setIsOpen] = useState(true)
  const [theme, setTheme] = useState<'light' | 'dark'>('light')
  const [heard, setHeard] = useState<readonly string[]>([])
  const cashier = useRef<PaywidgetHandle>(null)
  return (
    <>
      <button type="button" onClick={() => setTheme('dark')}>Dark</button>
      <button type="button" onClick={() => setTheme((now) => now)}>Nothing new</button>
      <button type="button" onClick={() => cashier.current?.goBack()}>Step back</button>
      <button type="button" onClick={() => setIsOpen((now) => !now)}>Open or close</button>
      <output>{heard.join(' ')}</output>
      {isOpen && (
        <PaywidgetCashier
          ref={cashier}
          src="${WIDGET}/paywidget/"
          data={{ user: { token, id: '90210', currency: 'MXN', paymentGeo: 'MX', lang: 'en' }, schema: { theme } }}
          on={{
            FullLoaded: () => setHeard([...heard, 'FullLoaded']),
            onClose: () => setIsOpen(false),
            onRequestError: ({ status }) => setHeard([...heard, status.toFixed()]),
          }}
        />
      )}
    </>
  )
}

createRoot(document.querySelector('#place') as HTMLElement).render(<StrictMode><App /></StrictMode>)
`

/** Code that must compile. The lines marked as expected errors must not. */
const TYPED = `
import { mountPaywidget, type Paywidget, type PaywidgetData } from 'paywidget'
import { type Cashier, mountCashier } from 'paywidget/package'

export function draw(data: PaywidgetData): Cashier {
  const cashier = mountCashier('#here', { data, transactionType: 'withdrawal', config: { api: { base: '/cashier' } } })
  cashier.on('onPaymentStatus', ({ id, status }) => [id.length, status === 'declined'])
  // @ts-expect-error there is no such transaction
  mountCashier('#here', { data, transactionType: 'gift' })
  return cashier
}

export function open(target: Element, data: PaywidgetData): Paywidget {
  const cashier = mountPaywidget(target, { src: 'https://pay.example/paywidget/', data, on: { onIntent: ({ reference }) => reference.trim() } })
  cashier.on('onInitError', ({ text, supportId }) => [text.length, supportId?.length])
  cashier.update({ user: { token: 'b' }, schema: { theme: 'dark', variables: { '--pw-accent': '#1f6f5c' } } })
  // @ts-expect-error there is no such message
  cashier.on('onPaid', () => {})
  // @ts-expect-error onClose has no members
  cashier.on('onClose', ({ text }) => text)
  // @ts-expect-error a token is needed
  cashier.setData({ user: { id: 1 } })
  // @ts-expect-error no such theme
  cashier.update({ schema: { theme: 'blue' } })
  // @ts-expect-error a typo in a member of "loaded"
  cashier.setData({ user: { token: 'a' }, clossingButton: true })
  // @ts-expect-error a typo in the player
  cashier.setData({ user: { token: 'a', curency: 'MXN' } })
  // @ts-expect-error a typo in the appearance
  cashier.update({ schema: { tehme: 'dark' } })
  // @ts-expect-error a typo in a variable of the theme
  cashier.update({ schema: { variables: { '--pw-acent': '#1f6f5c' } } })
  // @ts-expect-error no such type of cashier
  cashier.update({ widgetViewType: 'sweeps' })
  // @ts-expect-error no such kind of bonus
  cashier.update({ bonusList: [{ id: 1, type: 'gift' }] })
  // @ts-expect-error there is no such code
  cashier.on('onProblem', ({ code }) => code === 'src.wrong')
  cashier.on('onProblem', ({ code, fix }) => [code === 'src.invalid', code === 'frame.hidden', fix?.length])
  cashier.setData(undefined)
  cashier.update({ open: { method: 'airtm', amount: '49.90' }, methods: { hide: ['spei'] } })
  cashier.update({ texts: { en: { 'search.label': 'Find your bank' } } })
  // @ts-expect-error a misspelt member
  cashier.update({ opne: { method: 'airtm' } })
  // @ts-expect-error a misspelt member of the page to start on
  cashier.update({ open: { methd: 'airtm' } })
  // @ts-expect-error no such list
  cashier.update({ open: { transaction: 'gift' } })
  // @ts-expect-error a misspelt member of the restrictions
  cashier.update({ methods: { hidden: ['spei'] } })
  // @ts-expect-error a text that is not known
  cashier.update({ texts: { en: { 'search.lable': 'Find your bank' } } })
  // @ts-expect-error a text that can't be replaced
  cashier.update({ texts: { en: { 'complete.processed.title': 'Paid' } } })
  const element = document.createElement('pay-widget')
  element.addEventListener('onPaymentStatus', ({ detail }) => detail.status === 'declined')
  // @ts-expect-error there is no such status
  element.addEventListener('onPaymentStatus', ({ detail }) => detail.status === 'paid')
  element.addEventListener('click', ({ clientX }) => clientX.toFixed())
  element.data = data
  element.goBack()
  return cashier
}
`

const OTHERS = ['react', 'react-dom', 'scheduler', 'vite', 'typescript', '@types/react', '@types/react-dom', 'csstype']

const TSCONFIG = {
  compilerOptions: {
    ...{
      strict: true,
      noEmit: true,
      target: 'es2022',
      module: 'esnext',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
    },
    ...{ exactOptionalPropertyTypes: true, skipLibCheck: false, types: [], lib: ['es2022', 'dom', 'dom.iterable'] },
  },
  include: ['*.ts', '*.tsx'],
}

/** Runs `npm pack` on dist/npm; returns the file name in the folder. */
export function packInto(folder: string): string {
  const args = ['pack', resolve('dist/npm'), '--json', '--loglevel=error']
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd: folder, encoding: 'utf8' })
  if (status !== 0) throw new Error(`npm pack\n${stdout}\n${stderr}`)
  return JSON.parse(stdout)[0].filename
}

/** The packed package, installed into an empty project with Vite and React. */
export function packedApp() {
  const folder = mkdtempSync(join(tmpdir(), 'paywidget-app-'))
  function run(command: string, ...args: string[]): string {
    const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' })
    if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stdout}\n${stderr}`)
    return stdout
  }
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)

  write('package.json', JSON.stringify({ name: 'app', private: true, type: 'module' }))
  const filename = packInto(folder)
  run('npm', 'install', `./${filename}`, '--offline', '--no-audit', '--no-fund', '--loglevel=error')
  for (const name of OTHERS) {
    mkdirSync(dirname(join(folder, 'node_modules', name)), { recursive: true })
    symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name))
  }
  write('app.tsx', APP)
  write('typed.ts', TYPED)
  write('tsconfig.json', JSON.stringify(TSCONFIG))

  return {
    folder,
    filename: join(folder, filename),
    run,
    write,
    /** Builds the whole app into one module. */
    build(): string {
      write(
        'vite.config.js',
        `export default { logLevel: 'error', define: { 'process.env.NODE_ENV': '"development"' },
          build: { outDir: 'out', minify: false, lib: { entry: 'app.tsx', formats: ['es'], fileName: 'app' }, rolldownOptions: { output: { codeSplitting: false } } } }`,
      )
      run('node', 'node_modules/vite/bin/vite.js', 'build')
      return readFileSync(join(folder, 'out/app.js'), 'utf8')
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
