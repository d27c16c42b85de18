import * as routerCore from '@tanstack/router-core'
import { expect, it } from 'vitest'

// The build leaves out parts of the router. With the whole router, the unit tests would test other code.
it('runs on the router as the build cuts it', () => {
  expect(routerCore.parseSearchWith).toBeUndefined()
})
