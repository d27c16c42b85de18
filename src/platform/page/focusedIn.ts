/**
 * The focused element in the tree of `root`. Inside a shadow root, `document.activeElement` would be the shadow host.
 */
export const focusedIn = (root: Node): Element | null => (root.getRootNode() as Document | ShadowRoot).activeElement
