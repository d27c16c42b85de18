export { bonusDetails } from './pages/bonusDetails.ts'
