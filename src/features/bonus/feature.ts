import { defineFeature } from '../../pages/Feature.ts'
import { createBonusFeature } from './createBonusFeature.ts'
import { bonusDetails } from './pages/bonusDetails.ts'

export const bonus = defineFeature({
  name: 'bonus',
  create: createBonusFeature,
  pages: [['depositBonusDetailsPage', '/deposit/bonus-details', bonusDetails, { isDetour: true }]],
})
