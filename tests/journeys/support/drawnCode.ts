import { QRCodeSVG } from 'qrcode.react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** The dark modules of the code of a text, as the path that draws them. */
export function drawnCode(text: string): string {
  const svg = renderToStaticMarkup(createElement(QRCodeSVG, { value: text, level: 'M', marginSize: 0 }))
  return [...svg.matchAll(/ d="([^"]*)"/g)].at(-1)?.[1] ?? ''
}
