// A Chromium for the journeys and the bench, on a machine of which nothing is known: a developer's, or a fresh clone in CI.
// import { ensureBrowser } from './.ci/browser.mjs'; const { file, env } = await ensureBrowser()
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join, resolve } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

const require = createRequire(import.meta.url)
const CACHE = resolve(import.meta.dirname, '../.cache')

/** Without the GPU, the network service's chatter and the sandbox, which root may not have. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

// The packaged one first: it is the same on every machine. Nothing is installed outside the repository.
const STEPS = [
  ['PW_CHROMIUM', fromEnvironment],
  ['@sparticuz/chromium', fromPackage],
  ["Playwright's own", fromPlaywright],
  ['an installed one', fromSystem],
]

let found

/** `{ file, env }`: the program, and what its environment must hold besides. Each way is tried by running it. */
export function ensureBrowser() {
  found ??= find()
  return found
}

async function find() {
  const tried = []
  for (const [name, step] of STEPS) {
    try {
      const browser = await step()
      // The workers of Playwright read this module as well: what the first process found is good for them.
      process.env.PW_CHROMIUM = browser.file
      Object.assign(process.env, browser.env)
      return browser
    } catch (error) {
      tried.push(`${name}: ${reasonOf(error)}`)
    }
  }
  throw new Error(
    `No Chromium can be run here, and nothing is installed unasked. Name one in PW_CHROMIUM, or install one: npx playwright install --with-deps chromium.\nTried:\n- ${tried.join('\n- ')}`,
  )
}

/** What the program itself said, such as the library that is missing, tells more than that it failed. */
function reasonOf(error) {
  const said = `${error.stderr ?? ''}`.trim() || error.message.trim()
  return said.split('\n').at(0)
}

function fromEnvironment() {
  const file = process.env.PW_CHROMIUM
  if (!file) throw new Error('is not set')
  return checked(file)
}

async function fromPlaywright() {
  const { chromium } = await import('playwright')
  return checked(chromium.executablePath())
}

/** The package unpacks into TMPDIR and takes whatever lies there for its own: so TMPDIR is a folder of its version. */
async function fromPackage() {
  if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error('is for Linux on x64 only')
  const root = dirname(dirname(dirname(require.resolve('@sparticuz/chromium'))))
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const folder = join(CACHE, `chromium-${version}`)
  if (!existsSync(folder)) await unpack(folder)
  return withLibraries(folder, join(root, 'bin/al2023.tar.br'))
}

/** Two processes may do this at once; the whole folder takes its place in one step. */
async function unpack(folder) {
  const draft = `${folder}.${process.pid}`
  const before = process.env.TMPDIR
  mkdirSync(draft, { recursive: true })
  process.env.TMPDIR = draft
  try {
    const { default: chromium } = await import('@sparticuz/chromium')
    await chromium.executablePath()
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  }
  // A machine without fonts draws every letter as nothing, and nothing has no size.
  const fonts = `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
<include ignore_missing="yes">/etc/fonts/fonts.conf</include>
<dir>${folder}/fonts</dir><cachedir>${folder}/fontcache</cachedir></fontconfig>\n`
  writeFileSync(join(draft, 'fonts.conf'), fonts)
  try {
    renameSync(draft, folder)
  } catch {
    rmSync(draft, { recursive: true, force: true })
  }
}

/** A bare machine lacks libnss3 and libnspr4; the package carries them for Amazon's, and they do here too. */
function withLibraries(folder, archive) {
  const file = join(folder, 'chromium')
  const env = { FONTCONFIG_FILE: join(folder, 'fonts.conf') }
  try {
    return checked(file, env)
  } catch {
    const libraries = join(folder, 'lib')
    if (!existsSync(libraries)) {
      const tar = join(folder, `libraries.${process.pid}.tar`)
      writeFileSync(tar, brotliDecompressSync(readFileSync(archive)))
      execFileSync('tar', ['-xf', tar, '-C', folder])
      rmSync(tar)
    }
    return checked(file, {
      ...env,
      LD_LIBRARY_PATH: [libraries, process.env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
    })
  }
}

function fromSystem() {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  const files = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))
  const file = files.find((path) => existsSync(path))
  if (file === undefined) throw new Error(`none of ${names.join(', ')} is in PATH`)
  return checked(file)
}

/** The browser, if it runs: a file may be there and its libraries not. */
function checked(file, env = {}) {
  if (!existsSync(file)) throw new Error(`${file} does not exist`)
  const options = { env: { ...process.env, ...env }, stdio: 'pipe', timeout: 30_000 }
  execFileSync(file, ['--version', '--no-sandbox', '--headless'], options)
  return { file, env }
}
