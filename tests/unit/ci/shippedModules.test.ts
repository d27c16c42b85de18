import * as routerCore from '@tanstack/router-core'
import { expect, it } from 'vitest'

// The build leaves out parts of the router. With the whole router, the unit tests would test other code.
it('uses the router as reduced by the build', () => {
  expect(routerCore.parseSearchWith).toBeUndefined()
})
