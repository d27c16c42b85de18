import { type CSSProperties, useEffect, useEffectEvent, useRef, useState } from 'react'
import { classes } from '../base/classes.ts'
import { Icon } from '../base/Icon.tsx'
import styles from './Countdown.module.css'
import {
  type CountdownClock,
  inDays,
  isAnnounced,
  minuteMark,
  type Remaining,
  remaining,
  startCountdown,
  wallClock,
} from './countdown.ts'

export interface CountdownProps {
  /** Ms since the epoch. */
  readonly deadline: number
  /** The total duration. If given, a ring shows the remaining share. */
  readonly totalMs?: number | undefined
  /** The accessible name of the time: "Time left". */
  readonly label: string
  /** Small text under the time, such as the reason for the deadline. */
  readonly hint?: string | undefined
  /** One small line, without a ring. */
  readonly isPill?: boolean | undefined
  /**
   * The text to announce when `minutes` remain (see `isAnnounced`); 0 at the deadline. From one day, the days and hours
   * are announced. Without this function, minutes are not announced.
   */
  readonly announce?: ((minutes: number) => string) | undefined
  /** The language of days and hours; without it, hours are counted up. */
  readonly lang?: string | undefined
  readonly onExpire?: (() => void) | undefined
  readonly clock?: CountdownClock | undefined
}

// The last two minutes are highlighted: enough to finish a transfer that has been started.
const LAST_MS = 120_000

/** A countdown. It shows every second but announces only a few moments. */
export function Countdown({ totalMs, label, hint, isPill = false, ...rest }: CountdownProps) {
  const { lang } = rest
  const { left, spoken } = useCountdown(rest)
  const days = lang === undefined ? undefined : inDays(left, lang)
  return (
    <div className={classes(styles.countdown, isPill && styles.pill, left.total <= LAST_MS && styles.last)}>
      {isPill && <Icon name="clock" className={styles.clock} />}
      {!isPill && totalMs !== undefined && totalMs > 0 && <Ring share={Math.min(1, left.total / totalMs)} />}
      <div className={styles.words}>
        <span role="timer" aria-label={label} dir={days === undefined ? 'ltr' : 'auto'} className={styles.figures}>
          {days ?? left.text}
        </span>
        {hint !== undefined && hint !== '' && <span className={styles.hint}>{hint}</span>}
      </div>
      <span aria-live="polite" className="pw-visually-hidden">
        {spoken}
      </span>
    </div>
  )
}

interface Ticking {
  readonly left: Remaining
  readonly spoken: string
}

function useCountdown({
  deadline,
  announce,
  lang,
  onExpire,
  clock = wallClock,
}: Pick<CountdownProps, 'deadline' | 'announce' | 'lang' | 'onExpire' | 'clock'>): Ticking {
  const [ticking, setTicking] = useState<Ticking>(() => ({ left: remaining(deadline, clock.now()), spoken: '' }))
  const mark = useRef<number>(undefined)
  const expired = useRef<number>(undefined)

  const tick = useEffectEvent((left: Remaining) => {
    const now = minuteMark(left)
    const isSpoken = mark.current !== undefined && isAnnounced(mark.current, now)
    mark.current = now
    const words = () => (lang && inDays(left, lang)) ?? announce?.(now) ?? ''
    setTicking(({ spoken }) => ({ left, spoken: isSpoken ? words() : spoken }))
  })
  // Each deadline expires once, even if the parent passes a new clock at every render.
  const expire = useEffectEvent(() => {
    if (expired.current === deadline) return
    expired.current = deadline
    onExpire?.()
  })

  useEffect(() => {
    mark.current = undefined
    const countdown = startCountdown({ deadline, clock, onTick: (left) => tick(left), onExpire: () => expire() })
    // Ticks when the page is shown again, because timers of hidden pages are delayed or suspended.
    const wake = () => countdown.wake()
    document.addEventListener('visibilitychange', wake)
    window.addEventListener('pageshow', wake)
    return () => {
      document.removeEventListener('visibilitychange', wake)
      window.removeEventListener('pageshow', wake)
      countdown.stop()
    }
  }, [deadline, clock])

  return ticking
}

function Ring({ share }: { readonly share: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 44 44"
      className={styles.ring}
      style={{ '--share': share.toFixed(4) } as CSSProperties}
    >
      <circle cx="22" cy="22" r="19" className={styles.track} />
      <circle cx="22" cy="22" r="19" pathLength="1" className={styles.rest} />
    </svg>
  )
}
