import { action, computed, makeObservable, observable, observableRef } from 'mobx'
import type { MethodFiles } from '../../fixtures/readMethodFolder.ts'
import { checkText } from '../language/checkDocument.ts'
import type { CheckAnswer } from './check/CheckMessage.ts'
import { isScreen, screenOf } from './folder/paths.ts'
import type { StateName } from './preview/STATES.ts'

export type Width = 'narrow' | 'phone' | 'wide' | 'all'

/** How the preview looks. */
export interface Look {
  readonly lang: string
  readonly theme: 'light' | 'dark'
  readonly width: Width
  /** Draws the widget in the other direction than its language has. */
  readonly isMirrored: boolean
  readonly state: StateName
}

/** What the studio shows: the folder, its edited files, their findings, and how the preview looks. */
export class StudioStore {
  folders: readonly MethodFiles[]
  /** The name of the open folder. */
  name: string
  /** The path of the open file in the folder. */
  path: string
  look: Look = { lang: 'en', theme: 'light', width: 'phone', isMirrored: false, state: 'idle' }
  findings: CheckAnswer['findings'] = {}
  /** What the preview is doing: shown in the status line, and read by screen readers. */
  status = ''
  /** Edited texts of files by folder. */
  private readonly edits = observable.map<string, MethodFiles>({}, { deep: false })
  private readonly good = observable.map<string, MethodFiles>({}, { deep: false })
  /** The texts of files as they were last downloaded or published, by folder. */
  private readonly saved = observable.map<string, MethodFiles['files']>({}, { deep: false })

  constructor(folders: readonly MethodFiles[], name: string) {
    this.folders = folders
    this.name = folders.some((one) => one.name === name) ? name : (folders[0]?.name ?? '')
    this.path = firstPath(this.folder)
    makeObservable(this, {
      folders: observableRef,
      name: observable,
      path: observable,
      look: observableRef,
      findings: observableRef,
      status: observable,
      folder: computed,
      accepted: computed,
      refused: computed,
      hasUnsaved: computed,
      open: action,
      openFile: action,
      write: action,
      writeFiles: action,
      add: action,
      setSaved: action,
      choose: action,
      setFindings: action,
      setStatus: action,
    })
  }

  /** The open folder with its edits. */
  get folder(): MethodFiles {
    return this.edits.get(this.name) ?? this.original
  }

  /** The open folder as it was opened. */
  get original(): MethodFiles {
    return this.folders.find(({ name }) => name === this.name) ?? { name: '', path: '', files: {} }
  }

  get text(): string {
    return this.folder.files[this.path] ?? ''
  }

  /** The folders that the previews draw: edited ones, and those that only the studio has. */
  drawn = (): readonly MethodFiles[] => [...this.good.values()]

  /** The open folder as the previews draw it: in place of a document that the widget refuses, the last good one. */
  get accepted(): MethodFiles {
    return this.good.get(this.name) ?? this.folder
  }

  /** The documents that the widget refuses. */
  get refused(): readonly string[] {
    return Object.keys(this.folder.files).filter((path) => this.folder.files[path] !== this.accepted.files[path])
  }

  /** Whether edits would be lost with the page. */
  get hasUnsaved(): boolean {
    return [...this.edits.keys()].some((name) => this.unsavedFiles(name).length > 0)
  }

  /** The edited files of a folder that were neither downloaded nor published since. */
  unsavedFiles(name: string): readonly string[] {
    const edited = this.edits.get(name)?.files ?? {}
    const opened = this.folders.find((one) => one.name === name)?.files ?? {}
    const saved = this.saved.get(name) ?? {}
    return Object.keys(edited).filter((path) => edited[path] !== opened[path] && edited[path] !== saved[path])
  }

  /** The edited files that would be lost if a folder replaced the one of the same name. */
  lostBy({ files, name }: MethodFiles): readonly string[] {
    const edited = this.edits.get(name)?.files ?? {}
    return this.unsavedFiles(name).filter((path) => edited[path] !== files[path])
  }

  open(name: string): void {
    this.name = name
    this.path = firstPath(this.folder)
    this.findings = {}
  }

  openFile(path: string): void {
    this.path = path
  }

  /** Takes an edited file of the open folder. */
  write(path: string, text: string): void {
    if (this.folder.files[path] !== text) this.writeFiles({ ...this.folder.files, [path]: text })
  }

  writeFiles(files: MethodFiles['files']): void {
    const before = this.accepted.files
    const good = Object.entries(files).flatMap(([path, text]) => {
      const last = before[path]
      if (text === last || !isRefused(path, text)) return [[path, text]]
      return last === undefined ? [] : [[path, last]]
    })
    this.good.set(this.name, { ...this.folder, files: Object.fromEntries(good) })
    this.edits.set(this.name, { ...this.folder, files })
  }

  /** Takes note of files that were downloaded or published. */
  setSaved(name: string, files: MethodFiles['files']): void {
    this.saved.set(name, { ...this.saved.get(name), ...files })
  }

  /** Adds an opened folder in place of one of the same name, and opens it. */
  add(folder: MethodFiles): void {
    this.folders = [...this.folders.filter(({ name }) => name !== folder.name), folder]
    this.edits.delete(folder.name)
    this.saved.delete(folder.name)
    this.good.set(folder.name, folder)
    this.open(folder.name)
  }

  choose(change: Partial<Look>): void {
    this.look = { ...this.look, ...change }
  }

  setFindings(findings: CheckAnswer['findings']): void {
    this.findings = findings
  }

  setStatus(status: string): void {
    this.status = status
  }
}

/** The own form of the method first; `method.json` if there is none. */
function firstPath({ files }: MethodFiles): string {
  return Object.keys(files).find((path) => path.startsWith('layouts/')) ?? 'method.json'
}

function isRefused(path: string, text: string): boolean {
  const screen = screenOf(path)
  if (screen === undefined) return false
  return checkText(text, isScreen(screen) ? screen : undefined).layout === undefined
}
