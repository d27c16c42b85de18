import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import styles from './Tabs.module.css'

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

interface TabsProps {
  readonly label?: string | undefined
  readonly children?: ReactNode
}

/**
 * Tabs for pages. Arrow keys move between tabs in reading direction; Enter opens one. Each tab is a page with its own
 * URL, so arrow keys must not open each page they pass.
 */
export function Tabs({ label, children }: TabsProps) {
  const list = useRef<HTMLDivElement>(null)
  // The pressed tab unmounted with its page; restores focus on the new page's tab.
  useLayoutEffect(() => {
    if (wasPressed) list.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus({ preventScroll: true })
    wasPressed = false
  }, [])
  return (
    <div ref={list} role="tablist" aria-label={label} className={styles.tabs} onKeyDown={moveFocus}>
      {children}
    </div>
  )
}

let wasPressed = false

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')]
  const at = tabs.indexOf(event.target as HTMLElement)
  const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
  const next = nextOf(event.key, at, tabs.length, isRtl)
  if (next === undefined) return
  event.preventDefault()
  tabs[next]?.focus()
}

function nextOf(key: string, at: number, count: number, isRtl: boolean): number | undefined {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = STEPS[key]
  return step === undefined ? undefined : (at + (isRtl ? -step : step) + count) % count
}

interface TabProps {
  readonly label: string
  readonly isSelected: boolean
  readonly onPress: () => void
}

export function Tab({ label, isSelected, onPress }: TabProps) {
  const press = () => {
    if (isSelected) return
    wasPressed = true
    onPress()
  }
  return (
    <button
      type="button"
      role="tab"
      aria-selected={isSelected}
      tabIndex={isSelected ? 0 : -1}
      className={styles.tab}
      onClick={press}
    >
      {label}
    </button>
  )
}
