import { reaction } from 'mobx'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import type { Look, StudioStore, Width } from '../StudioStore.ts'
import { createPreview } from './createPreview.ts'
import { isAnswer } from './isAnswer.ts'
import { LookControls } from './LookControls.tsx'

/** The widths of the frames, and the words for them. */
const FRAMES: Readonly<Record<Exclude<Width, 'all'>, string>> = {
  narrow: 'Narrow phone, 320 pixels',
  phone: 'Phone, 390 pixels',
  wide: 'Desktop, 720 pixels',
}

/** The real widget in one width or in all three, and the controls of how it looks. */
export const Preview = observer(({ store }: { readonly store: StudioStore }) => {
  const { width } = store.look
  const shown = Object.keys(FRAMES).filter((one) => width === 'all' || width === one) as (keyof typeof FRAMES)[]
  return (
    <section className="preview" aria-label="Preview">
      <LookControls store={store} />
      <p className="previewStatus" role="status">
        {store.refused.length > 0
          ? `The widget refuses ${store.refused.join(', ')}. The preview shows the last good version.`
          : store.status}
      </p>
      <div className="frames">
        {shown.map((one) => (
          <Frame key={one} store={store} width={one} />
        ))}
      </div>
    </section>
  )
})

const Frame = observer(({ store, width }: { readonly store: StudioStore; readonly width: keyof typeof FRAMES }) => {
  const frame = useRef<HTMLIFrameElement>(null)

  useEffect(() => {
    if (frame.current === null) return
    const preview = createPreview({
      frame: frame.current,
      folder: () => store.accepted,
      look: () => ({ ...store.look, width }),
      setStatus: (status) => store.setStatus(status),
    })
    const stops = [
      reaction(() => reloadKey(store.look, store.name), preview.load, { fireImmediately: true }),
      reaction(() => appliedLive(store.look), preview.applyLook),
      reaction(
        () => store.accepted,
        (next, before) => {
          if (next.name !== before.name) return
          preview.edit(next)
          if (isAnswer(before.files, next.files)) preview.load()
        },
      ),
    ]
    return () => {
      for (const stop of stops) stop()
      preview.dispose()
    }
  }, [store, width])

  return (
    <figure className="device" data-width={width}>
      <iframe ref={frame} title={FRAMES[width]} allow="clipboard-write" />
    </figure>
  )
})

/** A change of this key reloads the widget. */
const reloadKey = ({ state }: Look, name: string): string => `${name} ${state}`

/** A change of this key is applied to the running widget. */
const appliedLive = ({ isMirrored, lang, theme }: Look): string => `${lang} ${theme} ${isMirrored}`
