import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { createPublishing } from '../../../src/studio/publish/createPublishing.ts'
import { memoryFiles } from '../../../src/studio/publish/memoryFiles.ts'
import { PackPlanView } from '../../../src/studio/publish/PackPlanView.tsx'
import { PublishStore } from '../../../src/studio/publish/PublishStore.ts'

const FOLDER = {
  name: 'oxxo',
  path: 'oxxo',
  files: { 'method.json': '{"name":"oxxo"}', 'layouts/deposit.redirect.json': '{}' },
}

it('has a button only for the plan of the chosen players; the former plan keeps its place until then', async () => {
  const store = new PublishStore(() => FOLDER)
  const publishing = createPublishing({
    store,
    check: async () => ({}),
    save: () => undefined,
    onPublished: () => undefined,
  })
  const html = () => renderToStaticMarkup(<PackPlanView store={store} publishing={publishing} />)
  await publishing.open(() => ({ kind: 'copy', files: memoryFiles('layouts', {}) }))
  expect(html()).toContain('<button type="button" class="primary">Publish and download</button>')

  store.chooseAll(false)
  store.setOption('percent', '10')
  const comparing = publishing.compare()
  expect(html()).toContain('<div class="plan" aria-busy="true">')
  expect(html()).toContain('deposit.redirect of oxxo')
  expect(html()).toContain('<button type="button" class="primary" disabled="">Comparing …</button>')

  await comparing
  expect(html()).toContain('Only for 10 % of the players.')
  expect(html()).toContain('<button type="button" class="primary">Publish and download</button>')
})
