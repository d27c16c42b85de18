import { useState } from 'react'
import { classes } from '../base/classes.ts'
import { LinkOut } from '../base/LinkOut.tsx'
import guide from './Guide.module.css'
import { Note } from './Note.tsx'
import styles from './Video.module.css'

interface VideoProps {
  readonly src: string
  readonly poster: string
  readonly captions: string
  /** The language of the captions. */
  readonly lang: string
  readonly label: string
  /** The message when the video can't be played, and the text of the link shown with the message. */
  readonly failed: string
  readonly link: string
}

/** Whether the player has turned on the data saver of an Android phone. Other browsers don't expose it. */
function isSavingData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }
  return connection?.saveData === true
}

/**
 * The native video player without autoplay. Its space is reserved. With the data saver on, it loads nothing before
 * play.
 */
export function Video({ src, poster, captions, lang, label, failed, link }: VideoProps) {
  const [isFailed, setFailed] = useState(false)
  if (isFailed) {
    return (
      <div className={classes(guide.guide, styles.failed)}>
        <Note tone="warn">{failed}</Note>
        <LinkOut label={link} url={new URL(src, document.baseURI).href} />
      </div>
    )
  }
  return (
    // biome-ignore lint/a11y/useMediaCaption: not every video has captions
    <video
      className={classes(guide.guide, guide.wide, styles.video)}
      controls
      playsInline
      preload={isSavingData() ? 'none' : 'metadata'}
      src={src}
      poster={poster || undefined}
      aria-label={label}
      onError={() => setFailed(true)}
    >
      {captions !== '' && <track default kind="captions" src={captions} srcLang={lang} />}
    </video>
  )
}
