import type { Scenario } from '../cashier/Scenario.ts'

export const badMethod: Scenario = {
  title: 'One method of the list is invalid.',
  methods: (methods) => [{ name: '', fields: 'none' }, ...methods],
}
