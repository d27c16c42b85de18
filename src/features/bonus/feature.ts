import { defineFeature } from '../../pages/Feature.ts'
import { createBonuses } from './createBonuses.ts'
import { bonusDetails } from './pages/bonusDetails.ts'

export const bonus = defineFeature({
  name: 'bonus',
  create: createBonuses,
  pages: [['depositBonusDetailsPage', '/deposit/bonus-details', bonusDetails, { isDetour: true }]],
})
