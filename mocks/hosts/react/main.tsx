import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Host } from './Host.tsx'
import source from './Host.tsx?raw'

const place = Object.assign(document.createElement('div'), { style: 'display: contents' })
document.body.append(place)
createRoot(place).render(
  <StrictMode>
    <Host source={source} />
  </StrictMode>,
)
