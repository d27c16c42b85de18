import type { ReactNode, Ref } from 'react'
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
  /** The shell focuses the title when a page opens. */
  readonly titleRef?: Ref<HTMLHeadingElement> | undefined
}

export function Header({ title, back, close, actions, titleRef }: HeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <div className={styles.start}>
          {back && <IconButton icon="back" label={back.label} onPress={back.onPress} />}
        </div>
        {title !== '' && (
          <h1 ref={titleRef} tabIndex={-1} className={styles.title}>
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
