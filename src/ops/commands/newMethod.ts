import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { nearest } from '../../language/nearest.ts'
import { messageOf } from '../../platform/values/messageOf.ts'
import { Misuse } from '../Misuse.ts'
import { PublishError } from '../publish/PublishError.ts'
import { TEMPLATES, type TemplateName, templateFiles } from '../templates.ts'
import { writeText } from '../writeText.ts'
import type { Command } from './Command.ts'

const NAMES = Object.keys(TEMPLATES)

export const newMethod: Command = {
  summary: 'makes a method folder from a template',
  help: `paywidget-layouts new TEMPLATE NAME

Makes the folder NAME with a method of that name: method.json, its screens, and the two files for trying it:
cashier.json with an example of the provider's response, and story.json with the steps of a player. NAME is the name
under which your API lists the method. It may have a path: new qr methods/my_qr. The templates:

${Object.entries(TEMPLATES)
  .map(([name, text]) => `  ${name.padEnd(9)} ${text}`)
  .join('\n')}

Exit code: 0 done, 1 a file can't be written, 2 wrong usage.`,
  run({ names }, print) {
    const [template, path, ...more] = names
    if (template === undefined || path === undefined || more.length > 0)
      throw new Misuse('Name a template and the new method.')
    if (!isTemplate(template)) throw new Misuse(unknown(template))
    const name = path.split(/[\\/]/).findLast((step) => step !== '') ?? ''
    if (!/^[A-Za-z0-9][A-Za-z0-9_-]{0,59}$/.test(name))
      throw new Misuse(
        `"${name}" is not a valid name for a method: use letters of the English alphabet, digits, "_" and "-", with a letter or digit first.`,
      )
    if (existsSync(path)) throw new Misuse(`"${path}" exists already. Choose another name, or remove it.`)
    const files = [...templateFiles(template, name)].map(([file, text]) => [join(path, file), text] as const)
    writeAll(path, files)
    for (const [file] of files) print(file)
    print(`
Next: give the method its names, limits and texts, and put your provider's response into cashier.json.
  check it:    paywidget-layouts check ${path}
  try it:      npm start -- ${path}
  publish it:  paywidget-layouts pack ${path} --out PUBLISHED`)
    return 0
  },
}

/** Writes all files of a new folder. If one can't be written, the folder is removed, so that the next try can make it. */
function writeAll(folder: string, files: readonly (readonly [path: string, text: string])[]): void {
  for (const [path, text] of files)
    try {
      writeText(path, text)
    } catch (error) {
      if (existsSync(folder)) rmSync(folder, { recursive: true })
      throw new PublishError(`${path} can't be written: ${messageOf(error)}. Nothing was made.`)
    }
}

const isTemplate = (name: string): name is TemplateName => Object.hasOwn(TEMPLATES, name)

function unknown(name: string): string {
  const close = nearest(name, NAMES)
  return `There is no template "${name}". ${close === undefined ? `Choose from ${NAMES.join(', ')}.` : `Did you mean "${close}"?`}`
}
