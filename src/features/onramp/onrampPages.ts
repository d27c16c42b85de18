export { offers } from './pages/offers.ts'
export { onramp } from './pages/onramp.ts'
