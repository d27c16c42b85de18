import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Engine } from '../drivers/Driver.ts'
import type { Piece } from './takeSnapshot.ts'

/** A screen of a story: before one of its steps, or after the last. */
export interface StoryScreen {
  readonly at: string
  readonly pieces: readonly Piece[]
}

const FOLDER = 'test-results/engines-screens'

/** Stores the screens of a story, to be compared once the story has been played in all engines. */
export function keepScreens(engine: Engine, story: string, screens: readonly StoryScreen[]): void {
  mkdirSync(join(FOLDER, engine), { recursive: true })
  writeFileSync(join(FOLDER, engine, `${story}.json`), JSON.stringify(screens))
}

export function screensOf(engine: Engine, story: string): readonly StoryScreen[] {
  return JSON.parse(readFileSync(join(FOLDER, engine, `${story}.json`), 'utf8')) as readonly StoryScreen[]
}

/** The stories that were played in an engine. */
export function storiesIn(engine: Engine): readonly string[] {
  const folder = join(FOLDER, engine)
  return existsSync(folder) ? readdirSync(folder).map((name) => name.replace('.json', '')) : []
}
