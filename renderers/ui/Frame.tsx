import './tokens.css'
import './base.css'
import type { ReactNode } from 'react'
import styles from './Frame.module.css'

export interface FrameProps {
  readonly theme: 'light' | 'dark'
  readonly dir: 'ltr' | 'rtl'
  readonly lang?: string | undefined
  readonly header?: ReactNode
  /** Snackbars; they lie over the page, below its top edge. */
  readonly notices?: ReactNode
  /** Stays below everything that scrolls: a bar of the shell's. A layout's own main button is its `footer` block. */
  readonly footer?: ReactNode
  readonly children: ReactNode
}

/** The page. It measures itself, not the window: in package mode it may be a narrow box in a wide page. */
export function Frame({ theme, dir, lang, header, notices, footer, children }: FrameProps) {
  return (
    <div className={`pw ${styles.frame}`} data-theme={theme} dir={dir} lang={lang}>
      <div className={styles.page}>
        <div className={styles.notices}>{notices && <div className={styles.layer}>{notices}</div>}</div>
        {header}
        <main className={styles.main}>{children}</main>
        {footer && <footer className={styles.footer}>{footer}</footer>}
      </div>
    </div>
  )
}
