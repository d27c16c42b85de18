import * as routerCore from '@tanstack/router-core'
import { createInstance } from 'i18next'
import { expect, it } from 'vitest'

// The build leaves out parts of these libraries. If the unit tests ran on the whole ones, they would prove something else.
it('runs on i18next and the router as the build cuts them', () => {
  expect(createInstance()).not.toHaveProperty('loadNamespaces')
  expect(routerCore.parseSearchWith).toBeUndefined()
})
