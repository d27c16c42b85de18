import { expect, test } from '@playwright/test'
import { PLAYED_STORIES } from '../journeys/support/methodFolders.ts'
import type { Engine } from './drivers/Driver.ts'
import { compareScreens } from './support/compareScreens.ts'
import { screensOf, storiesIn } from './support/screenFiles.ts'

/** The engines to compare with Chromium. This file runs after the stories (.ci/engines.mjs). */
const others = (Object.keys(JSON.parse(process.env.ENGINES ?? '{}')) as Engine[]).filter((one) => one !== 'chromium')

for (const engine of others) {
  for (const { name } of PLAYED_STORIES) {
    test(`the screens of ${name} in ${engine} are those of Chromium`, () => {
      test.skip(
        ![engine, 'chromium' as const].every((one) => storiesIn(one).includes(name)),
        'the story was not played',
      )
      const [expected, actual] = [screensOf('chromium', name), screensOf(engine, name)]
      expect(actual.map(({ at }) => at)).toEqual(expected.map(({ at }) => at))
      const differences = expected.flatMap(({ at, pieces }, index) =>
        compareScreens(pieces, actual[index]!.pieces).map((difference) => `${at}: ${difference}`),
      )
      expect(differences).toEqual([])
    })
  }
}
