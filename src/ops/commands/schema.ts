import { editorSchema } from '../editorSchema.ts'
import type { Command } from './Command.ts'

export const schema: Command = {
  summary: 'prints the JSON Schema of the layout language, for completion in an editor',
  help: `paywidget-layouts schema > layouts/layout.schema.json

Prints the JSON Schema of the layout language. A document beside it that names it ("$schema": "./layout.schema.json")
gets completion and hints in an editor. All commands and the studio skip files that end in .schema.json.`,
  run(_, print) {
    print(JSON.stringify(editorSchema(), null, 2))
    return 0
  },
}
