import { ABOUT, type Deployment, documentHeaders } from './Deployment.ts'
import { fileHeaders, HASHED_PATHS, type Headers, uncachedHeaders } from './recipe.ts'

/** Documents that can only be read; all other paths are return addresses. */
const DOCUMENTS = [
  '/form',
  ...['helper', 'captcha', 'verify', 'prefetch'].flatMap((name) => [`/${name}`, `/${name}.html`]),
]

/** `Caddyfile`: directives for a site block, to be imported there. For Caddy 2.6 or newer. */
export function caddyRecipe(deployment: Deployment): string {
  const { base } = deployment
  const { page, helper, captcha } = documentHeaders(deployment)
  const named = (name: string, all: Headers, ...others: readonly string[]) => {
    const paths = [name, `${name}.html`, ...others].map((path) => `${base}/${path}`)
    return [
      `  @paywidget_${name} path ${paths.join(' ')}`,
      ...block(`handle @paywidget_${name}`, [...set(all), `rewrite * ${base}/${name}.html`, 'file_server']),
    ]
  }
  return `${[
    ABOUT.map((line) => `# ${line}`).join('\n'),
    `# Import this file into a site block whose root contains the folder ${base.slice(1)}/ (dist/site).`,
    [
      '@paywidget_folder {',
      `  path ${base}`,
      '  expression {query} == ""',
      '}',
      `redir @paywidget_folder ${base}/`,
      '@paywidget_folder_query {',
      `  path ${base}`,
      '  expression {query} != ""',
      '}',
      `redir @paywidget_folder_query ${base}/?{query}`,
      `route ${base}/* {`,
      '  encode zstd gzip',
      '  # Caddy 2.6 answers a POST with the file.',
      ...block('@paywidget_file', [
        `path ${base}/static/* ${base}/assets/* ${base}/v1/*`,
        'not method GET HEAD',
        'file',
      ]),
      '  error @paywidget_file 405',
      ...block('@paywidget_document', [
        `path ${DOCUMENTS.map((path) => base + path).join(' ')}`,
        'not method GET HEAD',
      ]),
      '  error @paywidget_document 405',
      ...named('helper', helper, 'form'),
      ...named('captcha', captcha),
      ...named('verify', page),
      ...named('prefetch', page),
      ...block(`handle ${base}/static/layouts/index.json`, [...set(uncachedHeaders()), 'file_server']),
      `  @paywidget_hashed path_regexp "^${base}${HASHED_PATHS}"`,
      ...block('handle @paywidget_hashed', [
        ...set(fileHeaders('/static/a-00000000.js')),
        '# Caddy would send a range that a file does not have with the lifetime of the file.',
        'request_header -Range',
        '# The build has compressed copies of these files.',
        'file_server {',
        '  precompressed br gzip',
        '}',
      ]),
      ...['static', 'v1'].flatMap((folder) =>
        block(`handle ${base}/${folder}/*`, [...set(fileHeaders('a.svg')), 'file_server']),
      ),
      '  # Return URLs: serve the page whatever a provider appends to the URL, and whatever HTTP method it uses.',
      ...block('handle', [
        ...set(page),
        '@posted not method GET HEAD',
        `rewrite @posted ${base}/index.html`,
        'method @posted GET',
        `try_files {path} ${base}/index.html`,
        'file_server',
      ]),
      '}',
    ].join('\n'),
    [
      '# An error keeps its status and is never cached.',
      'handle_errors {',
      `  @paywidget path ${base}/*`,
      ...set(uncachedHeaders()).map((line) => `  ${line.replace('header ', 'header @paywidget ')}`),
      '}',
    ].join('\n'),
  ].join('\n\n')}\n`
}

const block = (start: string, lines: readonly string[]) => [
  `  ${start} {`,
  ...lines.map((line) => `    ${line}`),
  '  }',
]

const set = (all: Headers) => Object.entries(all).map(([name, value]) => `header ${name} "${value}"`)
