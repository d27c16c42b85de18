import { checkDocument } from '../../../src/language/checkDocument.ts'
import { createStage, viewOf } from './createStage.tsx'
import { createWorld } from './createWorld.ts'
import { DOCUMENTS } from './documents.ts'
import { loadTexts } from './loadTexts.ts'

/** A layout that passes the checker but can't be rendered with this data, and its fallback. */
export async function giveUp() {
  const world = createWorld({ texts: await loadTexts('en') })
  const stage = createStage(document.getElementById('stage')!)
  const builtIn = DOCUMENTS['built-in deposit.list']!
  const wrong = JSON.parse(JSON.stringify(builtIn).replaceAll('"source":"tile"', '"source":"env.online"'))
  for (const document of [{ ...wrong, id: 'does-not-fit' }, builtIn]) {
    stage.show(viewOf(world, world.open(checkDocument(document).layout!)))
  }
  const words = stage.element.textContent ?? ''
  stage.clear()
  // A built-in layout has no fallback: its error reaches the error boundary of the page.
  stage.show(viewOf(world, world.open(checkDocument({ ...wrong, id: 'built-in' }).layout!)))
  const left = stage.element.textContent ?? ''
  return { givenUp: world.givenUp, words, left, errors: stage.errors.filter((error) => error.startsWith('uncaught')) }
}
