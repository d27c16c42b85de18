import { defineFeature } from '../../pages/Feature.ts'
import { createCaptchas } from './createCaptchas.ts'

export const captcha = defineFeature({ name: 'captcha', create: createCaptchas })
