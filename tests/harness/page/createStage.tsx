import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { Frame } from '../../../renderers/ui/shell/Frame.tsx'
import { Header } from '../../../renderers/ui/shell/Header.tsx'
import { LayoutView } from '../../../src/drawing/LayoutView.tsx'
import type { Opened, World } from './createWorld.ts'

/** More frames than a batch of a long list needs: React renders it in slices. */
const FRAMES_OF_BATCH = 12

/** A React root in an element; records rendering errors. */
export function createStage(element: HTMLElement) {
  const errors: string[] = []
  let root: Root | undefined

  function show(node: ReactNode): void {
    root ??= createRoot(element, {
      onUncaughtError: (error) => errors.push(`uncaught: ${String(error)}`),
      onCaughtError: (error) => errors.push(`caught: ${String(error)}`),
      onRecoverableError: (error) => errors.push(`recovered: ${String(error)}`),
    })
    flushSync(() => root?.render(node))
  }

  function clear(): void {
    flushSync(() => root?.unmount())
    root = undefined
  }

  /** Resolves when long lists are complete: they are rendered in batches, after a frame each. */
  async function complete(): Promise<void> {
    const lines = element.getElementsByTagName('li')
    let before = -1
    while (lines.length !== before) {
      before = lines.length
      for (let frame = 0; frame < FRAMES_OF_BATCH; frame++) await new Promise(requestAnimationFrame)
    }
  }

  /** Renders pending changes synchronously. */
  const redraw = (): void => flushSync(() => undefined)

  return { element, errors, show, complete, clear, redraw }
}

export type Stage = ReturnType<typeof createStage>

/** A stage in a new element. */
export const newStage = (): Stage =>
  createStage(document.getElementById('stage')!.appendChild(document.createElement('div')))

export const viewOf = ({ env }: World, { layout, plan }: Opened) => <LayoutView layout={layout} plan={plan} env={env} />

/** A layout inside the page shell of the widget. */
export function framed(world: World, opened: Opened): ReactNode {
  const { texts, stores } = world
  return (
    <Frame
      theme={stores.session.theme}
      dir={texts.isRtl ? 'rtl' : 'ltr'}
      lang={texts.lang}
      header={<Header title={texts.t('deposit.v2.title')} />}
    >
      {viewOf(world, opened)}
    </Frame>
  )
}
