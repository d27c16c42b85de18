import * as routerCore from '@tanstack/router-core'
import { createInstance } from 'i18next'
import { expect, it } from 'vitest'

// The build leaves out parts of these libraries. With the whole libraries, the unit tests would test other code.
it('runs on i18next and the router as the build cuts them', () => {
  expect(createInstance()).not.toHaveProperty('loadNamespaces')
  expect(routerCore.parseSearchWith).toBeUndefined()
})
