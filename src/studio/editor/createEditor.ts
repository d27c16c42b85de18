import { autocompletion, type CompletionSource, closeBrackets, completionKeymap } from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
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
  /** Shows another file; its undo history starts anew. */
  open(path: string, text: string): void
  /** Replaces the text as one edit that can be undone. */
  replace(text: string): void
  showFindings(findings: readonly PlacedFinding[]): void
  goTo(place: Place): void
  dispose(): void
}

export interface EditorNeed {
  readonly onEdit: (text: string) => void
  readonly complete: CompletionSource
}

/** The JSON editor. In a shadow root it uses constructed style sheets, which a strict policy allows. */
export function createEditor(host: HTMLElement, { complete, onEdit }: EditorNeed): Editor {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  const view = new EditorView({ parent: root, root })
  // The keyboard can scroll it as well, which axe asks for.
  view.scrollDOM.tabIndex = 0
  let isOpening = false

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
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged && !isOpening) onEdit(state.doc.toString())
        }),
        theme,
      ],
    })

  return {
    open(path, text) {
      isOpening = true
      view.setState(stateFor(path, text))
      isOpening = false
    },
    replace(text) {
      if (text !== view.state.doc.toString())
        view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } })
    },
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
