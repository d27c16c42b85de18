import { build } from 'vite'
import { describe, expect, it, vi } from 'vitest'
import type { createReport as CreateReport } from '../../../src/embed/createReport.ts'

/** The loader as it is in an outage: its first file is in the browser's cache, its lazily loaded modules are missing. */
const createReport = await withoutLazyModules()

async function withoutLazyModules(): Promise<typeof CreateReport> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: { write: false, lib: { entry: 'src/embed/createReport.ts', formats: ['es'] } },
  })
  const files = [made].flat().flatMap((result) => ('output' in result ? result.output : []))
  const first = files.find((file) => file.type === 'chunk' && file.isEntry)
  const code = first?.type === 'chunk' ? first.code : ''
  expect(code).toMatch(/import\(/)
  return (await import(`data:text/javascript,${encodeURIComponent(code)}`)).createReport
}

interface Heard {
  readonly type: string
  readonly payload: { readonly code: string; readonly text: string; readonly fix: string }
}

describe('a report whose lazy modules fail to load', () => {
  /** The messages, once the last report was handled: it is of another kind than all before. */
  async function heardOf(kinds: readonly ('silence' | 'src' | 'place' | 'large')[], isGone = () => false) {
    const heard: Heard[] = []
    const lines = vi.spyOn(console, 'error').mockReturnValue()
    const emit = (type: string, payload: unknown) => void heard.push({ type, payload: payload as Heard['payload'] })
    const report = createReport(emit, isGone)
    for (const kind of kinds) report(kind, undefined as never)
    await new Promise<void>((done) => createReport(() => done())('part', undefined))
    const written = lines.mock.calls.map(([line]) => String(line)).slice(0, -1)
    lines.mockRestore()
    return { heard, written }
  }

  it.each(['silence', 'src', 'large'] as const)(
    'G14 sends onProblem and onInitError if the problem prevents the start: %s',
    async (kind) => {
      const { heard, written } = await heardOf([kind])
      expect(heard.map(({ type, payload }) => [type, payload.code])).toEqual([
        ['onProblem', 'loader.incomplete'],
        ['onInitError', 'loader.incomplete'],
      ])
      const { text, fix } = heard[0]?.payload ?? { text: '', fix: 'none' }
      expect(text).toMatch(
        new RegExp(`^A paywidget file is missing \\(${kind}\\): \\w+Error.*\\. Deploy all paywidget files\\.$`),
      )
      expect(text).toContain(fix)
      expect(written, 'in the console too, for pages without a listener').toEqual([text])
    },
  )

  it('sends only onProblem for a problem that does not prevent the start, and reports each kind once', async () => {
    const { heard } = await heardOf(['place', 'place', 'silence', 'silence'])
    expect(heard.map(({ type }) => type)).toEqual(['onProblem', 'onProblem', 'onInitError'])
  })

  it('sends nothing after the cashier was removed', async () => {
    expect(await heardOf(['silence'], () => true)).toEqual({ heard: [], written: [] })
  })
})
