import { describe, expect, it } from 'vitest'
import { readBadgeColours } from '../../../src/api/readBadgeColours.ts'
import { readMethod } from '../../../src/api/readMethod.ts'

const HOSTILE = [
  'url(https://evil.example/x)',
  'red',
  'var(--pw-accent)',
  '#12',
  '#12345',
  '#gggggg',
  '#fff; position: fixed',
  'rgb(256, 0, 0)',
  'rgb(1, 2)',
  'expression(alert(1))',
  '',
  7,
  null,
  {},
]

describe('P8 Q-114 DATA-19 the colours of a badge', () => {
  it.each([
    [
      { background: '#000', color: '#fff' },
      { ground: '#000000', ink: '#ffffff' },
    ],
    [
      { backgroundColor: '#FFE066', color: '#332200' },
      { ground: '#ffe066', ink: '#332200' },
    ],
    [
      { 'background-color': 'rgb(0, 64, 128)', color: 'rgb(255 255 255)' },
      { ground: '#004080', ink: '#ffffff' },
    ],
    [{ background: ' #fff ' }, { ground: '#ffffff', ink: '#000000' }],
    [{ background: '#000' }, { ground: '#000000', ink: '#ffffff' }],
  ])('are read from %j', (styles, colours) => expect(readBadgeColours(styles)).toEqual(colours))

  it.each([
    ['#777', '#808080', '#000000'],
    ['#fff', '#fefefe', '#000000'],
    ['#123456', '#123456', '#ffffff'],
  ])('on %s an ink of %s can’t be read, and is %s', (background, color, ink) =>
    expect(readBadgeColours({ background, color })?.ink).toBe(ink),
  )

  it('are fit to be read on every ground', () => {
    const parts = [0, 51, 102, 153, 204, 255]
    const grounds = parts.flatMap((red) =>
      parts.flatMap((green) => parts.map((blue) => `rgb(${red},${green},${blue})`)),
    )
    // A text colour equal to the background is always replaced.
    const same = grounds.filter((one) => {
      const colours = readBadgeColours({ background: one, color: one })
      return colours === undefined || colours.ink === colours.ground
    })
    expect(same).toEqual([])
  })

  it.each(HOSTILE)('B5 are not made of %j', (value) => {
    expect(readBadgeColours({ background: value, color: '#fff' })).toBeUndefined()
    expect(readBadgeColours({ background: '#000', color: value })).toEqual({ ground: '#000000', ink: '#ffffff' })
  })

  it('are undefined without a background, and a colour alone is reported', () => {
    const odd: string[] = []
    const method = (styles: object) =>
      readMethod({ name: 'm', badgeConfig: { text: 'New', styles } }, (path) => odd.push(path))
    expect(method({ color: '#fff' })?.badgeColours).toBeUndefined()
    expect(odd).toEqual(['/badgeConfig/styles'])
    expect(method({})?.badgeColours).toBeUndefined()
    expect(method({ background: '#000', fontSize: '90px' })?.badgeColours).toEqual({
      ground: '#000000',
      ink: '#ffffff',
    })
    expect(odd).toHaveLength(1)
  })
})
