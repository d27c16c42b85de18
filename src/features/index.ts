/**
 * The features of the widget. To remove one, delete its line here and its folder. `list` is part of every cashier and
 * can't be removed; the page of the captcha (`entries/captcha.ts`) goes with `captcha`.
 */
export { bonus } from './bonus/feature.ts'
export { captcha } from './captcha/feature.ts'
export { crypto } from './crypto/feature.ts'
export { deposit } from './deposit/feature.ts'
export { guides } from './guides/feature.ts'
export { invoice } from './invoice/feature.ts'
export { list } from './list/feature.ts'
export { onramp } from './onramp/feature.ts'
export { sweepstake } from './sweepstake/feature.ts'
export { withdrawal } from './withdrawal/feature.ts'
