import type { Plugin } from 'vite'

const PLACE = 'PAYWIDGET_STYLES'

/** Replaces PAYWIDGET_STYLES in the code with all style sheets of the build as one string, and removes their files. */
export function stylesInside(): Plugin {
  return {
    name: 'paywidget-styles-inside',
    enforce: 'post',
    generateBundle(_, bundle) {
      const sheets = Object.values(bundle).filter(({ fileName }) => fileName.endsWith('.css'))
      const text = sheets.map((sheet) => (sheet.type === 'asset' ? String(sheet.source) : '')).join('\n')
      if (!text.includes('.pw')) throw new Error('The build of the package has no styles.')
      for (const { fileName } of sheets) delete bundle[fileName]
      const chunk = Object.values(bundle).find((one) => one.type === 'chunk' && one.code.includes(PLACE))
      if (chunk?.type !== 'chunk') throw new Error(`No file of the package names ${PLACE}.`)
      chunk.code = chunk.code.replaceAll(PLACE, () => JSON.stringify(text))
    },
  }
}
