import { defineFeature } from '../../pages/Feature.ts'
import { createCaptchaFeature } from './createCaptchaFeature.ts'

export const captcha = defineFeature({ name: 'captcha', create: createCaptchaFeature })
