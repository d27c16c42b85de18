import '../base/tokens.css'
import '../base/base.css'
import type { CSSProperties, ReactNode } from 'react'
import { classes } from '../base/classes.ts'
import styles from './Frame.module.css'

export interface FrameProps {
  readonly theme: 'light' | 'dark'
  readonly dir: 'ltr' | 'rtl'
  readonly lang?: string | undefined
  /** desktop, mobile, android or ios: a class of the page, `pw-platform-<name>` (HDR-10). */
  readonly platform?: string | undefined
  /** The host's theme: custom properties for the tokens, validated on input. */
  readonly variables?: Readonly<Record<string, string>> | undefined
  /** The page's key: a new page is rendered in a new `main`, with the animation named by `transition`. */
  readonly page?: number | undefined
  readonly transition?: string | undefined
  readonly header?: ReactNode
  /** A persistent message for all pages, always visible. */
  readonly banner?: ReactNode
  /** Snackbars, shown over the page at its top edge. */
  readonly notices?: ReactNode
  /** The accessible name of the notices' landmark: in package mode the host's page may have similar landmarks. */
  readonly noticesLabel?: string | undefined
  /** A bar of the shell below the scrolling content. A layout's own main button is its `footer` block. */
  readonly footer?: ReactNode
  readonly children: ReactNode
}

/**
 * The page. Layout depends on its own width, not the window's: in package mode it may be a narrow box in a wide page.
 */
export function Frame({
  theme,
  dir,
  lang,
  platform,
  variables,
  page,
  transition,
  header,
  banner,
  notices,
  noticesLabel,
  footer,
  children,
}: FrameProps) {
  return (
    <div
      className={classes('pw', styles.frame, platform && `pw-platform-${platform}`)}
      data-theme={theme}
      dir={dir}
      lang={lang}
      style={variables as CSSProperties}
    >
      <div className={styles.page}>
        {notices && (
          <aside className={styles.notices} aria-label={noticesLabel}>
            <div className={styles.layer}>{notices}</div>
          </aside>
        )}
        {header}
        <main key={page} className={classes(styles.main, transition && `pw-${transition}`)}>
          {banner && <div className={styles.banner}>{banner}</div>}
          {children}
        </main>
        {footer && <footer className={styles.footer}>{footer}</footer>}
      </div>
    </div>
  )
}
