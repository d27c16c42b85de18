import { type KeyboardEvent, type TouchEvent, useRef, useState } from 'react'
import type { SlideWords } from '../../contract.ts'
import { classes } from '../base/classes.ts'
import { Turn } from '../base/Turn.tsx'
import guide from './Guide.module.css'
import styles from './Slides.module.css'

interface Slide {
  readonly id: string
  readonly image: string
  readonly text: string
}

interface SlidesProps {
  readonly slides: readonly Slide[]
  readonly label?: string | undefined
  readonly words: SlideWords
}

/** The minimum swipe distance, and its minimum ratio to vertical movement: less is a tap or a scroll. */
const SWIPE_PX = 40
const SLANT = 1.5

/**
 * A slide show of images with text. All slides overlap, so that the tallest sets the height and nothing jumps on a
 * change or late load; an image that fails to load is removed and its text stays.
 */
export function Slides({ slides, label, words }: SlidesProps) {
  const [at, setAt] = useState(0)
  const [isTurned, setTurned] = useState(false)
  const touched = useRef<{ readonly x: number; readonly y: number } | undefined>(undefined)
  const root = useRef<HTMLDivElement>(null)
  const shown = Math.min(at, slides.length - 1)
  const turn = (by: number) => {
    setAt(Math.max(0, Math.min(slides.length - 1, shown + by)))
    setTurned(true)
  }
  /** The step for a movement to the right or left: forward is to the left in a right-to-left page. */
  const towards = (isRight: boolean): number =>
    isRight === (getComputedStyle(root.current!).direction === 'ltr') ? 1 : -1

  function onKeyDown(event: KeyboardEvent): void {
    const way = { ArrowRight: () => towards(true), ArrowLeft: () => towards(false) }[event.key]
    if (way === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    turn(way())
  }

  function onTouchStart({ touches }: TouchEvent): void {
    const finger = touches[0]
    // Ignores pinch gestures.
    touched.current = touches.length === 1 && finger ? { x: finger.clientX, y: finger.clientY } : undefined
  }

  function onTouchEnd({ changedTouches }: TouchEvent): void {
    const [from, finger] = [touched.current, changedTouches[0]]
    touched.current = undefined
    if (from === undefined || finger === undefined) return
    const [x, y] = [finger.clientX - from.x, finger.clientY - from.y]
    if (Math.abs(x) >= SWIPE_PX && Math.abs(x) > Math.abs(y) * SLANT) turn(towards(x < 0))
  }

  const position = words.position(shown + 1, slides.length)
  return (
    <section
      ref={root}
      className={classes(guide.guide, styles.slides)}
      aria-roledescription={words.role}
      aria-label={label ?? words.role}
      data-pw-block="slides"
      onKeyDown={onKeyDown}
      onTouchStart={onTouchStart}
      onTouchEnd={onTouchEnd}
    >
      <div className={styles.deck}>
        {slides.map((slide, index) => (
          <Card
            key={slide.id}
            slide={slide}
            position={words.position(index + 1, slides.length)}
            isShown={index === shown}
            isNear={Math.abs(index - shown) <= 1}
          />
        ))}
      </div>
      {slides.length > 1 && (
        <div className={styles.bar}>
          <Turn label={words.previous} isOff={shown === 0} isBack onPress={() => turn(-1)} />
          <div className={styles.dots} aria-hidden="true">
            {slides.map(({ id }, index) => (
              <span key={id} className={classes(styles.dot, index === shown && styles.on)} />
            ))}
          </div>
          <p className={styles.position} aria-hidden="true">
            {position}
          </p>
          <Turn label={words.next} isOff={shown === slides.length - 1} onPress={() => turn(1)} />
        </div>
      )}
      <p className="pw-visually-hidden" aria-live="polite">
        {isTurned && `${position}. ${slides[shown]?.text ?? ''}`}
      </p>
    </section>
  )
}

interface CardProps {
  readonly slide: Slide
  /** "2 of 5". */
  readonly position: string
  readonly isShown: boolean
  /** Loads the next slide's image in advance; later images wait. */
  readonly isNear: boolean
}

function Card({ slide, position, isShown, isNear }: CardProps) {
  const [state, setState] = useState<'waiting' | 'there' | 'failed'>('waiting')
  const [wasNear, setWasNear] = useState(isNear)
  if (isNear && !wasNear) setWasNear(true)
  const hasPicture = slide.image !== '' && state !== 'failed'
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form
    <div role="group" aria-label={position} className={classes(styles.card, isShown && styles.shown)} inert={!isShown}>
      {hasPicture && (
        <span className={classes(styles.frame, state === 'waiting' && styles.waiting)}>
          {wasNear && (
            <img
              className={styles.image}
              src={slide.image}
              alt=""
              draggable={false}
              onLoad={() => setState('there')}
              onError={() => setState('failed')}
            />
          )}
        </span>
      )}
      {slide.text !== '' && <p className={classes(styles.text, !hasPicture && styles.alone)}>{slide.text}</p>}
    </div>
  )
}
