import { editorSchema } from '../editorSchema.ts'
import type { Command } from './Command.ts'

export const schema: Command = {
  summary: 'prints the JSON Schema of the layout language, for completion in an editor',
  help: `paywidget-layouts schema > layout.schema.json

Prints the JSON Schema of the layout language. A document that names it ("$schema": "./layout.schema.json") gets
completion and hints in an editor.`,
  run(_, print) {
    print(JSON.stringify(editorSchema(), null, 2))
    return 0
  },
}
