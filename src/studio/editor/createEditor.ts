import { autocompletion, type CompletionSource, closeBrackets, completionKeymap } from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap, redo, undo } from '@codemirror/commands'
import { json } from '@codemirror/lang-json'
import { bracketMatching, foldGutter, foldKeymap, syntaxTree } from '@codemirror/language'
import { type Diagnostic, lintGutter, lintKeymap, setDiagnostics } from '@codemirror/lint'
import { EditorState, type Text } from '@codemirror/state'
import { drawSelection, EditorView, keymap, lineNumbers } from '@codemirror/view'
import type { PlacedFinding } from '../../ops/checkFile.ts'
import { isWarning } from '../../ops/Finding.ts'
import type { Place } from '../../ops/json/Place.ts'
import { theme } from './theme.ts'

export interface Editor {
  /** Shows a file of a folder. Each keeps its own undo history. */
  open(file: { readonly folder: string; readonly path: string }, text: string): void
  /** Changes the text to another one as one edit that can be undone. Only what differs is changed. */
  replace(text: string): void
  /** Puts the caret at an offset, without the focus. */
  select(offset: number): void
  undo(): void
  redo(): void
  showFindings(findings: readonly PlacedFinding[]): void
  goTo(place: Place): void
  dispose(): void
}

export interface EditorNeed {
  readonly onEdit: (text: string) => void
  /** The caret was moved by the user of the editor, or by an edit. */
  readonly onCaret: (offset: number) => void
  readonly complete: CompletionSource
}

/** The JSON editor. In a shadow root it uses constructed style sheets, which a strict policy allows. */
export function createEditor(host: HTMLElement, { complete, onCaret, onEdit }: EditorNeed): Editor {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  const view = new EditorView({ parent: root, root })
  // The keyboard can scroll it as well, which axe asks for.
  view.scrollDOM.tabIndex = 0
  /** Whether the change comes from outside the editor. */
  let isOurs = false
  let opened = ''
  const states = new Map<string, EditorState>()

  function ours(change: () => void): void {
    isOurs = true
    try {
      change()
    } finally {
      isOurs = false
    }
  }

  const stateFor = (path: string, text: string) =>
    EditorState.create({
      doc: text,
      extensions: [
        lineNumbers(),
        foldGutter(),
        lintGutter(),
        history(),
        drawSelection(),
        bracketMatching(),
        closeBrackets(),
        json(),
        autocompletion({ override: [complete], icons: false }),
        // The key Tab leaves the editor, so that the keyboard is not caught in it.
        keymap.of([...completionKeymap, ...lintKeymap, ...foldKeymap, ...historyKeymap, ...defaultKeymap]),
        EditorView.contentAttributes.of({ 'aria-label': path }),
        EditorView.updateListener.of(({ docChanged, selectionSet, state }) => {
          if (isOurs) return
          if (docChanged) onEdit(state.doc.toString())
          if (docChanged || selectionSet) onCaret(state.selection.main.head)
        }),
        theme,
      ],
    })

  return {
    open({ folder, path }, text) {
      ours(() => {
        if (opened !== '') states.set(opened, view.state)
        opened = `${folder}/${path}`
        view.setState(states.get(opened) ?? stateFor(path, text))
        change(view, text)
      })
    },
    replace: (text) => ours(() => change(view, text)),
    select(offset) {
      const at = Math.min(offset, view.state.doc.length)
      ours(() => view.dispatch({ selection: { anchor: at }, effects: EditorView.scrollIntoView(at, { y: 'center' }) }))
    },
    undo: () => void undo(view),
    redo: () => void redo(view),
    showFindings(findings) {
      view.dispatch(
        setDiagnostics(
          view.state,
          findings.map((finding) => diagnostic(view.state, finding)),
        ),
      )
    },
    goTo(place) {
      const at = offsetOf(view.state.doc, place)
      view.dispatch({ selection: { anchor: at }, effects: EditorView.scrollIntoView(at, { y: 'center' }) })
      view.focus()
    },
    dispose: () => view.destroy(),
  }
}

/** Changes only what differs, so that the caret and the undo history stay with the rest. */
function change(view: EditorView, text: string): void {
  const before = view.state.doc.toString()
  if (text === before) return
  let from = 0
  while (from < before.length && before[from] === text[from]) from += 1
  let to = before.length
  let end = text.length
  while (to > from && end > from && before[to - 1] === text[end - 1]) {
    to -= 1
    end -= 1
  }
  view.dispatch({ changes: { from, to, insert: text.slice(from, end) } })
}

function diagnostic(state: EditorState, finding: PlacedFinding): Diagnostic {
  const from = offsetOf(state.doc, finding.place)
  const { to } = syntaxTree(state).resolveInner(from, 1)
  const lineEnd = state.doc.lineAt(from).to
  return {
    from,
    to: Math.max(from, Math.min(to, lineEnd)),
    severity: isWarning(finding) ? 'warning' : 'error',
    source: finding.code,
    message: `${finding.where}: ${finding.message}`,
  }
}

/** The findings may be of a text that is a few keys older. */
function offsetOf(doc: Text, { line, column }: Place): number {
  const at = doc.line(Math.min(Math.max(line, 1), doc.lines))
  return Math.min(at.from + column - 1, at.to)
}
