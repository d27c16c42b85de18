import type { ReactNode } from 'react'
import { IconButton } from '../base/IconButton.tsx'
import styles from './Header.module.css'

export interface HeaderAction {
  readonly label: string
  readonly onPress: () => void
}

export interface HeaderProps {
  /** Empty until the first page is known. */
  readonly title: string
  readonly back?: HeaderAction | undefined
  readonly close?: HeaderAction | undefined
  /** Content between the title and the close button: a help button. */
  readonly actions?: ReactNode
}

export function Header({ title, back, close, actions }: HeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <div className={styles.start}>
          {back && <IconButton icon="back" label={back.label} onPress={back.onPress} />}
        </div>
        {title !== '' && (
          // `keepFocus` focuses the title when a page opens.
          <h1 tabIndex={-1} className={styles.title}>
            {title}
          </h1>
        )}
        <div className={styles.end}>
          {actions}
          {close && <IconButton icon="close" label={close.label} onPress={close.onPress} />}
        </div>
      </div>
    </header>
  )
}
