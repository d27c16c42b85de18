import { useEffect, useRef, useState } from 'react'
import type { MethodFiles } from '../../../fixtures/readMethodFolder.ts'
import { createPreview } from '../preview/createPreview.ts'
import { STATES, type StateName } from '../preview/STATES.ts'
import type { Look, Width } from '../StudioStore.ts'

export interface SheetLook extends Pick<Look, 'lang' | 'theme'> {
  readonly width: Exclude<Width, 'all'>
}

interface StateFrameProps {
  readonly state: StateName
  readonly folder: MethodFiles
  readonly look: SheetLook
  /**
   * The number of this frame, from 1: each frame has a player of its own, because frames share the browser's storage.
   */
  readonly number: number
  /** The state was reached, or it is known why not. */
  readonly onSettled: () => void
}

/** The distance between the player numbers of two frames: more than a frame, or the preview, ever loads. */
const FIRST_PLAYER = 10_000

/** One state of the method: the real widget, played into it. */
export function StateFrame({ folder, look, number, onSettled, state }: StateFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const preview = useRef<ReturnType<typeof createPreview>>(undefined)
  const newest = useRef({ folder, look, onSettled })
  const [status, setStatus] = useState('')
  const [isSettled, setSettled] = useState(false)
  newest.current = { folder, look, onSettled }

  useEffect(() => {
    if (frame.current === null) return
    // A state that is tried again was counted before.
    let isCounted = false
    const made = createPreview({
      frame: frame.current,
      folder: () => newest.current.folder,
      look: () => ({ ...newest.current.look, isMirrored: false, state }),
      setStatus: setStatus,
      firstPlayer: FIRST_PLAYER * number,
      onSettled() {
        setSettled(true)
        if (!isCounted) newest.current.onSettled()
        isCounted = true
      },
    })
    preview.current = made
    made.load()
    return made.dispose
  }, [state, number])

  // Before that, the story is played in English; the newest look is applied when the state is reached.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the preview reads the look itself
  useEffect(() => {
    if (isSettled) preview.current?.applyLook()
  }, [isSettled, look])

  const { title } = STATES[state]
  return (
    <figure className="stateFrame">
      <figcaption>
        <b>{title}</b> <span className="quietText">{status === `${title}.` ? '' : status}</span>
        {status.includes('was not reached') && (
          <button
            type="button"
            className="quiet"
            aria-label={`Try “${title}” again`}
            onClick={() => preview.current?.load()}
          >
            Try again
          </button>
        )}
      </figcaption>
      <div className="device" data-width={look.width}>
        <iframe ref={frame} title={title} tabIndex={-1} />
      </div>
    </figure>
  )
}
