import { delimiter } from 'node:path'
import { type MockServer, startMockServer } from '../../mockServer.ts'
import { LIBRARIES } from '../../providers/forms.ts'

/** Starts a mock server of its own, which lists the forms of `tests/providers` beside the fixtures. */
export const startProviderServer = (): Promise<MockServer> =>
  startMockServer(['--site', process.env.JOURNEYS_SITE ?? 'dist/site'], {
    PAYWIDGET_METHODS: LIBRARIES.join(delimiter),
  })
