import { createElement, Fragment, type ReactNode, useMemo } from 'react'
import { type RichNode, richText } from './richText.ts'
import { wholeIds } from './wholeIds.tsx'

/** A server message with limited markup, rendered as React nodes only: no HTML is inserted. */
export function RichText({ html }: { readonly html: string }) {
  const nodes = useMemo(() => richText(html), [html])
  return <>{draw(nodes)}</>
}

// Spread as arguments: the order is fixed, so no keys are needed.
function draw(nodes: readonly RichNode[]): ReactNode {
  return createElement(Fragment, null, ...nodes.map(drawOne))
}

function drawOne(node: RichNode): ReactNode {
  if (node.kind === 'text') return wholeIds(node.text)
  if (node.kind === 'break') return <br />
  if (node.kind === 'mark') return createElement(node.tag, null, draw(node.children))
  return (
    <a href={node.href} target="_blank" rel="noopener noreferrer">
      {draw(node.children)}
    </a>
  )
}
