import { describe, expect, it } from 'vitest'
import { supportIdAt } from '../../../src/host/bridge/supportId.ts'
import { nativeOf, themeOf } from '../../../src/host/loaded/nativeOf.ts'
import { readHostData } from '../../../src/host/loaded/readHostData.ts'
import { asMessage } from '../support/asMessage.ts'

function dataOf(platform: string, schema: object = {}) {
  const answer = readHostData(asMessage({ user: { token: 't', currency: 'EUR', platform }, schema }))
  if (!answer.ok) throw new Error(`refused: ${answer.paths.join(' ')}`)
  return answer.data
}

describe('the platform of the player', () => {
  it.each([
    ['android', 'android', 'dark'],
    ['ios', 'ios', 'dark'],
    ['desktop', undefined, 'light'],
    ['mobile', undefined, 'light'],
  ])('§9 %s: the native platform is %s, and the default theme %s', (platform, native, theme) => {
    expect(nativeOf(dataOf(platform))).toBe(native)
    expect(themeOf(dataOf(platform))).toBe(theme)
    expect(themeOf(dataOf(platform, { theme: 'light' }))).toBe('light')
    expect(themeOf(dataOf(platform, { theme: 'dark' }))).toBe('dark')
  })

  it('is undefined before the host has answered, and the theme is light', () => {
    expect(nativeOf(undefined)).toBeUndefined()
    expect(themeOf(undefined)).toBe('light')
  })
})

describe('the support ID', () => {
  it('D-06 has six digits or capital letters, and changes with the time', () => {
    expect(supportIdAt(Date.UTC(2026, 10, 27))).toMatch(/^[0-9A-Z]{6}$/)
    expect(supportIdAt(36 ** 8 + 35)).toBe('00000Z')
    expect(supportIdAt(36 ** 8 + 36)).toBe('000010')
  })
})
