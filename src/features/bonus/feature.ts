import { defineFeature } from '../../pages/Feature.ts'
import { lazyPage } from '../../pages/lazyPage.ts'
import { lazyModule } from '../../platform/files/lazyModule.ts'
import { createBonusFeature } from './createBonusFeature.ts'

const code = lazyModule(() => import('./bonusPages.ts'))

export const bonus = defineFeature({
  name: 'bonus',
  create: createBonusFeature,
  pages: [
    [
      'depositBonusDetailsPage',
      '/deposit/bonus-details',
      lazyPage('deposit.bonus', code, 'bonusDetails'),
      { isDetour: true },
    ],
  ],
})
