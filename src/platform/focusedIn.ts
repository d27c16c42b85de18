/** The element that has the focus in the tree of `root`: of a shadow root the document knows the host alone. */
export const focusedIn = (root: Node): Element | null => (root.getRootNode() as Document | ShadowRoot).activeElement
