import './previewBadge.css'
import type { Texts } from '../../i18n/createTexts.ts'
import type { Embedding } from '../../services/AppNeed.ts'

export interface BadgeNeed {
  readonly embedding: Pick<Embedding, 'element' | 'surface'>
  readonly texts: Pick<Texts, 't' | 'lang' | 'isRtl'>
}

/** The variable that keeps the top of every page free. */
const TOP = '--pw-safe-top'

/**
 * Shows a text at the top of every page, also of a failed one: it is a sibling of the widget's element, which the pages
 * fill. Returns the cleanup.
 */
export function previewBadge({ embedding, texts }: BadgeNeed, key: 'preview.badge' | 'preview.missing'): () => void {
  const { element, surface } = embedding
  const text = texts.t(key)
  const badge = document.createElement('aside')
  badge.className = surface.ownsDocument ? 'pw-preview pw-preview-fixed' : 'pw-preview'
  badge.lang = texts.lang
  badge.dir = texts.isRtl ? 'rtl' : 'ltr'
  badge.setAttribute('aria-label', text)
  badge.textContent = text
  const top = getComputedStyle(element).getPropertyValue(TOP) || '0px'
  element.style.setProperty(TOP, `calc(24px + ${top})`)
  if (surface.ownsDocument) badge.style.paddingBlockStart = top
  element.before(badge)
  return () => {
    badge.remove()
    element.style.removeProperty(TOP)
  }
}
