import type { Scenario } from '../cashier/Scenario.ts'

export const layoutBad: Scenario = {
  title: 'The layouts contain a node of an unknown type.',
  layouts: (document) => ({ ...document, body: [{ type: 'hologram', text: 'empty.text' }, ...bodyOf(document)] }),
}

function bodyOf(document: Readonly<Record<string, unknown>>): unknown[] {
  return Array.isArray(document.body) ? document.body : []
}
