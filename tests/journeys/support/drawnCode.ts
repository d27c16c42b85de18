import { QRCodeSVG } from 'qrcode.react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** The SVG path of the QR code of a text. */
export function drawnCode(text: string): string {
  const svg = renderToStaticMarkup(createElement(QRCodeSVG, { value: text, level: 'M', marginSize: 0 }))
  return [...svg.matchAll(/ d="([^"]*)"/g)].at(-1)?.[1] ?? ''
}
