import { describe, expect, it } from 'vitest'
import { createOpenWindow, isRefused } from '../../../src/platform/windows/openWindow.ts'

const FOLLOW = { hasHandle: false, isClosed: false }
const HANDLE = { hasHandle: true, isClosed: false }

describe('E1 whether a window opened, by what browsers show', () => {
  it.each([
    // Chromium, Firefox 120 and newer: opening a window consumes the user activation.
    ['Chromium: opened, with a handle', { ...HANDLE, wasActive: true, isActive: false, consumesPress: true }, false],
    ['Chromium: opened with noopener', { ...FOLLOW, wasActive: true, isActive: false, consumesPress: true }, false],
    [
      'Chromium: opened under COOP: same-origin',
      { ...FOLLOW, wasActive: true, isActive: false, consumesPress: true },
      false,
    ],
    ['Chromium: no allow-popups', { ...FOLLOW, wasActive: true, isActive: true, consumesPress: true }, true],
    [
      'Chromium: the press was used up before',
      { ...FOLLOW, wasActive: false, isActive: false, consumesPress: true },
      false,
    ],
    // WebKit: the user activation stays, whether a window has opened or not.
    ['WebKit: opened, with a handle', { ...HANDLE, wasActive: true, isActive: true, consumesPress: false }, false],
    ['WebKit: opened with noopener', { ...FOLLOW, wasActive: true, isActive: true, consumesPress: false }, false],
    [
      'WebKit: no allow-popups, which it does not tell',
      { ...FOLLOW, wasActive: true, isActive: true, consumesPress: false },
      false,
    ],
    // Safari before 16.4, Firefox before 120: no userActivation.
    [
      'older: opened, with a handle',
      { ...HANDLE, wasActive: undefined, isActive: undefined, consumesPress: true },
      false,
    ],
    [
      'older: opened with noopener',
      { ...FOLLOW, wasActive: undefined, isActive: undefined, consumesPress: true },
      false,
    ],
    [
      'older: refused, which it does not tell',
      { ...FOLLOW, wasActive: undefined, isActive: undefined, consumesPress: false },
      false,
    ],
    // A popup blocker that returns a closed window.
    [
      'a blocker: closed at once',
      { hasHandle: true, isClosed: true, wasActive: true, isActive: false, consumesPress: true },
      true,
    ],
    [
      'a blocker in WebKit',
      { hasHandle: true, isClosed: true, wasActive: true, isActive: true, consumesPress: false },
      true,
    ],
  ] as const)('%s', (_, facts, refused) => expect(isRefused(facts)).toBe(refused))
})

interface Engine {
  readonly vendor: string
  readonly consumes: boolean
  readonly hasActivation?: boolean
}

/** A fake browser with user activation: the player has just pressed. */
function pressedIn({ vendor, consumes, hasActivation = true }: Engine, isBlocked = false) {
  const activation = { isActive: true }
  const open = (_address?: string | URL, _target?: string, features = '') => {
    if (isBlocked) return null
    if (consumes) activation.isActive = false
    return features.includes('noopener') ? null : ({ closed: false } as Window)
  }
  const navigator = { vendor, ...(hasActivation && { userActivation: activation }) }
  return {
    openWindow: createOpenWindow({ navigator, open }),
    press: () => void Object.assign(activation, { isActive: true }),
  }
}

const CHROMIUM = { vendor: 'Google Inc.', consumes: true }
const FIREFOX = { vendor: '', consumes: true }
const SAFARI = { vendor: 'Apple Computer, Inc.', consumes: false }

describe('E1 a press that opens a window', () => {
  it.each([
    ['Chromium', CHROMIUM],
    ['Firefox', FIREFOX],
    ['Safari', SAFARI],
    ['Safari before 16.4', { ...SAFARI, hasActivation: false }],
    ['Firefox before 120', { ...FIREFOX, hasActivation: false }],
  ])('%s: isRefused is false for every window that opened, with and without noopener', (_, engine) => {
    const { openWindow, press } = pressedIn(engine)
    for (const features of ['noopener,noreferrer', undefined, 'noopener', undefined]) {
      press()
      expect(openWindow('https://provider.example/', features).isRefused).toBe(false)
    }
  })

  it.each([
    ['Chromium', CHROMIUM, true],
    ['Firefox', FIREFOX, true],
    // Safari does not reveal a refusal. To report one would be wrong for every window that did open.
    ['Safari', SAFARI, false],
  ])('%s: isRefused for a blocked window is true only if the engine reveals it', (_, engine, refused) => {
    const { openWindow } = pressedIn(engine, true)
    expect(openWindow('https://provider.example/').isRefused).toBe(refused)
    expect(openWindow('https://provider.example/', 'noopener').isRefused).toBe(refused)
  })

  it('learns from an opened window that an unknown engine does not consume the user activation', () => {
    const { openWindow, press } = pressedIn({ vendor: 'Somebody', consumes: false })
    expect(openWindow('/helper.html').isRefused).toBe(false)
    press()
    expect(openWindow('https://provider.example/', 'noopener').isRefused).toBe(false)
  })
})
