import type { Environment } from 'downshift'
import { useState } from 'react'

/**
 * The environment in which downshift listens for presses outside an open list. Within a shadow root it is the root
 * itself, because listeners on `document` see the shadow host as the target of every press inside. The callback takes
 * the list's element.
 */
export function useEnvironment(): [environment: Environment, standAt: (element: Element | null) => void] {
  const [environment, setEnvironment] = useState<Environment>(window)
  const standAt = (element: Element | null) => {
    const root = element?.getRootNode()
    if (root instanceof ShadowRoot) setEnvironment((before) => (before === window ? within(root) : before))
  }
  return [environment, standAt]
}

/** Downshift uses `document` for the focused element and for lookups by id. */
function within(root: ShadowRoot): Environment {
  const { body } = document
  const near = {
    body,
    get activeElement() {
      return root.activeElement ?? body
    },
    getElementById: (id: string) => root.getElementById(id),
  }
  return {
    addEventListener: root.addEventListener.bind(root),
    removeEventListener: root.removeEventListener.bind(root),
    document: near as unknown as Document,
    Node: window.Node,
  }
}
