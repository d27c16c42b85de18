import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { announcedProps } from '../base/announcedProps.ts'
import { classes } from '../base/classes.ts'
import { Icon } from '../base/Icon.tsx'
import { IconButton } from '../base/IconButton.tsx'
import { RichText } from '../text/RichText.tsx'
import styles from './Snackbar.module.css'

export interface SnackbarProps {
  /** The message's identity: the same words under another id are another message, and are announced again. */
  readonly id?: string | undefined
  /** Differs each time that the visible message is shown again: its lifetime restarts, and it is announced again. */
  readonly again?: number | undefined
  readonly title: string
  /** May contain server HTML: always rendered by RichText, never inserted as HTML (SEC-02). */
  readonly content?: string | undefined
  readonly tone?: 'bad' | 'info' | 'good' | undefined
  /** True if it is about money: it is then shown above the button of the page, until the next press. */
  readonly stays?: boolean | undefined
  readonly closeLabel?: string | undefined
  readonly onClose?: (() => void) | undefined
}

const ICONS = { bad: 'warning', info: 'info', good: 'check' } as const

/** Display duration (spec 8, 9). */
const LIFETIME_MS = 5_000

/**
 * A message. At the top of the page it disappears after a while or when closed. One that stays is a note in the page's
 * footer; on a page without a footer, it is a temporary message too.
 */
export function Snackbar({ stays = false, ...message }: SnackbarProps) {
  const mark = useRef<HTMLSpanElement>(null)
  const footer = useFooter(mark, stays)
  return (
    <>
      <span ref={mark} hidden />
      {footer === null && <Temporary {...message} />}
      {footer && createPortal(<Lasting {...message} />, footer)}
    </>
  )
}

type MessageProps = Omit<SnackbarProps, 'stays'>

function Temporary(props: MessageProps) {
  const box = useRef<HTMLDivElement>(null)
  useLifetime(box, props)
  return <Message {...props} box={box} look={styles.snackbar} />
}

function Lasting(props: MessageProps) {
  const box = useRef<HTMLDivElement>(null)
  useNextPress(box, props.onClose)
  return <Message {...props} box={box} look={classes(styles.snackbar, styles.lasting)} />
}

interface BoxProps extends MessageProps {
  readonly box: RefObject<HTMLDivElement | null>
  readonly look: string | undefined
}

function Message({ id, again, title, content, tone = 'bad', closeLabel, onClose, box, look }: BoxProps) {
  return (
    <div
      ref={box}
      data-pw-message={`${id ?? ''} ${again ?? ''}`}
      {...announcedProps(tone === 'bad')}
      className={classes(look, styles[tone])}
    >
      <Icon name={ICONS[tone]} className={styles.icon} />
      <div className={styles.text}>
        {title !== '' && <p className={styles.title}>{title}</p>}
        {content !== undefined && content !== '' && (
          <p className={styles.content}>
            <RichText html={content} />
          </p>
        )}
      </div>
      {closeLabel !== undefined && onClose && <IconButton icon="close" label={closeLabel} onPress={onClose} />}
    </div>
  )
}

const FOOTER = '[data-pw-block="footer"]'
/** The buttons that end a message: the next step, and those that leave the page. */
const NEXT = `${FOOTER} button, header button, button[type="submit"]`

/** The footer of the current page for a message that stays; null if there is none, undefined until it is looked up. */
function useFooter(mark: RefObject<HTMLElement | null>, stays: boolean): Element | null | undefined {
  const [footer, setFooter] = useState<Element | null | undefined>(stays ? undefined : null)
  useLayoutEffect(() => {
    const page = mark.current?.closest('.pw')
    if (!stays || !page) return
    const find = () => setFooter(page.querySelector(FOOTER))
    find()
    // The player may go to another page, or the page may be drawn only now.
    const observer = new MutationObserver(find)
    observer.observe(page, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [mark, stays])
  return footer
}

/** Closes the message at the next press on one of these buttons. */
function useNextPress(box: RefObject<HTMLElement | null>, onClose: (() => void) | undefined): void {
  const close = useEffectEvent(() => onClose?.())
  useEffect(() => {
    const press = (event: Event) => {
      // In a shadow root, the target is its host.
      const [target] = event.composedPath()
      const button = target instanceof Element ? target.closest(NEXT) : null
      if (button && !box.current?.contains(button)) close()
    }
    document.addEventListener('click', press, true)
    return () => document.removeEventListener('click', press, true)
  }, [box])
}

/** Stays while hovered or focused by keyboard, then restarts its full duration, as does showing the message again. */
function useLifetime(
  box: RefObject<HTMLElement | null>,
  { again, onClose }: Pick<MessageProps, 'again' | 'onClose'>,
): void {
  const close = useEffectEvent(() => onClose?.())
  // Pointer events are used instead of :hover, which persists after a touch.
  const isPointedAt = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `again` restarts the lifetime
  useEffect(() => {
    const element = box.current
    if (element === null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const isRead = () => isPointedAt.current || element.querySelector(':focus-visible') !== null
    const live = () => {
      clearTimeout(timer)
      timer = setTimeout(() => isRead() || close(), LIFETIME_MS)
    }
    const point = ({ type }: Event) => {
      isPointedAt.current = type === 'pointerenter'
      live()
    }
    live()
    element.addEventListener('pointerenter', point)
    element.addEventListener('pointerleave', point)
    element.addEventListener('focusout', live)
    return () => {
      clearTimeout(timer)
      element.removeEventListener('pointerenter', point)
      element.removeEventListener('pointerleave', point)
      element.removeEventListener('focusout', live)
    }
  }, [box, again])
}
