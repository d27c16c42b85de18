import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { CarouselWords } from '../../contract.ts'
import { showFocused } from '../base/showFocused.ts'
import { Turn } from '../base/Turn.tsx'
import styles from './Carousel.module.css'

interface CarouselProps {
  readonly title: string
  readonly words: CarouselWords
  /** The cards, each in an `li`. */
  readonly children?: ReactNode
}

/** Tolerance for rounded scroll positions. */
const SLACK_PX = 2

/**
 * A row of cards, scrolled natively by touch, wheel and focus; two buttons and the arrow keys move card by card, in
 * reading direction. It never moves on its own.
 */
export function Carousel({ title, words, children }: CarouselProps) {
  const id = useId()
  const line = useRef<HTMLUListElement>(null)
  const [ways, setWays] = useState({ back: false, on: false })

  // Runs after every render, because each may change the cards and their widths.
  useEffect(() => {
    const track = line.current
    if (track === null) return undefined
    const look = () => {
      const [at, most] = [Math.abs(track.scrollLeft), track.scrollWidth - track.clientWidth]
      setWays((before) => {
        const now = { back: at > SLACK_PX, on: at < most - SLACK_PX }
        return now.back === before.back && now.on === before.on ? before : now
      })
    }
    look()
    const watch = new ResizeObserver(look)
    for (const watched of [track, ...track.children]) watch.observe(watched)
    const changes = new MutationObserver(look)
    changes.observe(track, { childList: true })
    track.addEventListener('scroll', look, { passive: true })
    return () => {
      watch.disconnect()
      changes.disconnect()
      track.removeEventListener('scroll', look)
    }
  })

  const sign = () => (getComputedStyle(line.current!).direction === 'rtl' ? -1 : 1)

  function turn(by: number): void {
    const track = line.current
    const card = track?.firstElementChild
    if (track && card) track.scrollBy({ left: by * sign() * card.getBoundingClientRect().width })
  }

  function onKeyDown(event: KeyboardEvent): void {
    const right = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (right === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    const cards = [...(line.current?.querySelectorAll<HTMLElement>('button, a') ?? [])]
    const at = cards.indexOf(event.target as HTMLElement)
    if (at < 0) return
    event.preventDefault()
    cards[at + right * sign()]?.focus()
  }

  return (
    <section
      aria-roledescription={words.role}
      aria-labelledby={id}
      className={styles.carousel}
      data-pw-block="carousel"
      onKeyDown={onKeyDown}
    >
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {(ways.back || ways.on) && (
          <>
            <Turn label={words.previous} isOff={!ways.back} isBack onPress={() => turn(-1)} />
            <Turn label={words.next} isOff={!ways.on} onPress={() => turn(1)} />
          </>
        )}
      </div>
      {/* biome-ignore lint/a11y/noRedundantRoles: without it VoiceOver is silent about a list that has no markers */}
      <ul ref={line} role="list" className={styles.strip} onFocus={showFocused}>
        {children}
      </ul>
    </section>
  )
}
