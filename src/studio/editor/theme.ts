import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

const MONO = 'ui-monospace, "SF Mono", Menlo, Consolas, monospace'

/** The colours are the variables of studio.css, which reach into the editor's shadow root. */
export const theme = [
  EditorView.theme({
    '&': { height: '100%', backgroundColor: 'var(--surface)', color: 'var(--ink)', fontSize: '13px' },
    '&.cm-focused': { outline: '2px solid var(--accent)', outlineOffset: '-2px' },
    '.cm-scroller': { fontFamily: MONO, lineHeight: '1.55' },
    '.cm-content': { caretColor: 'var(--ink)', paddingBlock: '12px' },
    '.cm-cursor': { borderLeftColor: 'var(--ink)' },
    '.cm-gutters': { backgroundColor: 'var(--surface)', color: 'var(--ink-2)', border: 'none' },
    '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'transparent' },
    '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
      backgroundColor: 'var(--accent-soft)',
    },
    '.cm-tooltip': {
      backgroundColor: 'var(--surface)',
      color: 'var(--ink)',
      border: '1px solid var(--line-strong)',
      borderRadius: '10px',
      overflow: 'hidden',
      maxInlineSize: 'min(480px, 90vw)',
    },
    '.cm-tooltip-autocomplete > ul > li': { padding: '6px 10px' },
    '.cm-tooltip-autocomplete > ul > li[aria-selected]': {
      backgroundColor: 'var(--accent-soft)',
      color: 'var(--ink)',
    },
    '.cm-completionDetail': { color: 'var(--ink-2)', fontStyle: 'normal' },
    '.cm-diagnostic': { padding: '8px 12px', fontFamily: 'inherit' },
    '.cm-diagnostic-error': { borderInlineStart: '4px solid var(--bad)' },
    '.cm-diagnostic-warning': { borderInlineStart: '4px solid var(--warn)' },
    '.cm-lintRange-error': { backgroundImage: 'none', textDecoration: 'underline wavy var(--bad)' },
    '.cm-lintRange-warning': { backgroundImage: 'none', textDecoration: 'underline wavy var(--warn)' },
    '.cm-foldPlaceholder': { backgroundColor: 'var(--sunken)', color: 'var(--ink-2)', border: 'none' },
  }),
  syntaxHighlighting(
    HighlightStyle.define([
      { tag: tags.propertyName, color: 'var(--info)' },
      { tag: tags.string, color: 'var(--good)' },
      { tag: [tags.number, tags.bool, tags.null], color: 'var(--warn)' },
    ]),
  ),
]
