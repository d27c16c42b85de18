/** The style sheets of the first screen as one string. The build of the package fills it in. */
declare const PAYWIDGET_STYLES: string

interface Style {
  readonly text: string
  /** Shared by all cashiers of the page. */
  sheet?: CSSStyleSheet
}

/** Those of the first screen, and those of the files loaded so far. */
const styles: Style[] = [{ text: PAYWIDGET_STYLES }]
const roots = new Set<ShadowRoot>()

/** Gives the root of a cashier all style sheets, also those that load later. Returns a cleanup. */
export function adoptStyles(root: ShadowRoot): () => void {
  roots.add(root)
  for (const style of styles) adopt(root, style)
  return () => roots.delete(root)
}

/** Adds the style sheets of a lazy loaded file. The build writes the call into that file. */
export function addStyles(text: string): void {
  const style = { text }
  styles.push(style)
  for (const root of roots) adopt(root, style)
}

function adopt(root: ShadowRoot, style: Style): void {
  // Safari before 16.4 has no constructed style sheets (E2): add a style element, which the page's CSP may block.
  if (!('adoptedStyleSheets' in root)) return addStyleElement(root, style.text)
  style.sheet ??= sheetOf(style.text)
  // Even the strictest CSP allows constructed style sheets.
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, style.sheet]
}

function sheetOf(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  return sheet
}

function addStyleElement(root: ShadowRoot, text: string): void {
  const style = document.createElement('style')
  style.textContent = text
  root.append(style)
}
