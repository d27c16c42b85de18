export { cryptoAddress } from './pages/cryptoAddress.ts'
export { cryptoTab } from './pages/cryptoTab.ts'
