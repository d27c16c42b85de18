import { action, computed, makeObservable, observable } from 'mobx'
import type { PlacedFinding } from '../../ops/checkFile.ts'
import { JsonMistake } from '../../ops/json/JsonMistake.ts'
import { type Place, placeAt } from '../../ops/json/Place.ts'
import { readJson } from '../../ops/json/readJson.ts'
import { groupBy } from '../groupBy.ts'
import type { StudioStore } from '../StudioStore.ts'
import { insertItem, moveItem, removeValue, setValue } from '../source/editJson.ts'
import { offsetOf, pointerAt } from '../source/jsonNodes.ts'
import { isWithin, lastStep, parentOf, valueAt } from '../source/Pointer.ts'
import { createPlacementCheck } from './createPlacementCheck.ts'
import { isLayout } from './FormSchema.ts'
import { type OutlineRow, outlineOf } from './outline.ts'
import { type ItemPlace, placesOf, placesOnTheWay } from './places.ts'
import { titleOf } from './titles.ts'
import { withFreeNames } from './withFreeNames.ts'

export type View = 'form' | 'json'

export interface InsertPlace extends ItemPlace {
  readonly words: string
}

/** The open file, parsed; or why it is no JSON. */
export type ReadFile =
  | { readonly root: unknown; readonly mistake?: never; readonly place?: never }
  | { readonly mistake: string; readonly place: Place; readonly root?: never }

/** The open file as a form: its outline, what is selected, and the edits. The text of the file is the only truth. */
export class FormStore {
  readonly studio: StudioStore
  view: View
  /** The selected value: what the caret of the editor is in. */
  pointer = ''
  /** What came of an edit, for screen readers. */
  announcement = ''
  private readonly closed = observable.set<string>()

  constructor(studio: StudioStore, view: View) {
    this.studio = studio
    this.view = view
    makeObservable(this, {
      view: observable,
      pointer: observable,
      announcement: observable,
      file: computed,
      rows: computed,
      visible: computed,
      selected: computed,
      insertPlaces: computed,
      findings: computed,
      show: action,
      select: action,
      fold: action,
      edit: action,
      announce: action,
    })
  }

  get file(): ReadFile {
    try {
      return { root: readJson(this.studio.text).value }
    } catch (error) {
      if (!(error instanceof JsonMistake)) throw error
      return { mistake: error.message, place: placeAt(this.studio.text, error.offset) }
    }
  }

  get rows(): readonly OutlineRow[] {
    return outlineOf(this.studio.path, this.file.root)
  }

  /** The lines that are not inside a folded one. */
  get visible(): readonly OutlineRow[] {
    return this.rows.filter(({ pointer }) => {
      return ![...this.closed].some((closed) => pointer !== closed && isWithin(pointer, closed))
    })
  }

  /** The line of what is selected, or of the nearest block around it. */
  get selected(): OutlineRow | undefined {
    return this.rowOf(this.pointer)
  }

  /** The places for what is inserted: inside what is selected, and after it. */
  get insertPlaces(): readonly InsertPlace[] {
    const row = this.selected
    if (row === undefined) return []
    const items = row.list === undefined ? undefined : valueAt(this.file.root, row.list)
    const after = { list: parentOf(row.pointer), index: Number(lastStep(row.pointer)) + 1 }
    return [
      ...(row.list === undefined
        ? []
        : [{ list: row.list, index: Array.isArray(items) ? items.length : 0, words: `at the end of “${row.title}”` }]),
      ...(isItem(row.pointer) ? [{ ...after, words: `after “${row.title}”` }] : []),
    ]
  }

  /** The findings of the open file by the value that they are about. */
  get findings(): ReadonlyMap<string, readonly PlacedFinding[]> {
    const { findings, path, text } = this.studio
    return groupBy(findings[path] ?? [], ({ place }) => pointerAt(text, offsetOf(text, place)))
  }

  /** The line of a value, or of the nearest block around it. */
  rowOf(pointer: string): OutlineRow | undefined {
    const around = this.rows.filter((row) => isWithin(pointer, row.pointer))
    return around.toSorted((a, b) => b.pointer.length - a.pointer.length)[0]
  }

  isFolded = (pointer: string): boolean => this.closed.has(pointer)

  show(view: View): void {
    this.view = view
  }

  select(pointer: string): void {
    this.pointer = pointer
  }

  /** Selects the value at an offset of the open file. */
  selectAt(offset: number): void {
    this.select(pointerAt(this.studio.text, offset))
  }

  fold(pointer: string, isFolded: boolean): void {
    if (isFolded) this.closed.add(pointer)
    else this.closed.delete(pointer)
  }

  /** Takes an edited text of the open file. */
  edit(text: string, pointer = this.pointer): void {
    this.studio.write(this.studio.path, text)
    this.pointer = pointer
  }

  announce(announcement: string): void {
    this.announcement = announcement
  }

  set(pointer: string, value: unknown): void {
    this.edit(setValue(this.studio.text, pointer, value))
  }

  /** Removes a value. If it has a line in the outline, the line before it is selected. */
  remove(pointer: string): void {
    const { text } = this.studio
    const at = this.rows.findIndex((row) => row.pointer === pointer)
    const title = titleOf(valueAt(this.file.root, pointer))
    this.edit(removeValue(text, pointer), at < 0 ? this.pointer : (this.rows[at - 1]?.pointer ?? ''))
    if (at >= 0) this.announce(`${title} was removed. Undo brings it back.`)
  }

  insert({ index, list }: ItemPlace, node: unknown): void {
    this.edit(insertItem(this.studio.text, list, index, node), `${list}/${index}`)
    this.announce(`${titleOf(node)} was inserted.`)
  }

  /** Inserts a copy after a line, under names that are free. */
  duplicate(pointer: string): void {
    const copy = withFreeNames(valueAt(this.file.root, pointer), this.file.root)
    this.insert({ list: parentOf(pointer), index: Number(lastStep(pointer)) + 1 }, copy)
  }

  /** Moves a line to a place, or says why not. */
  move(pointer: string, place: ItemPlace): boolean {
    if (!this.mayMove(pointer, place)) return false
    const moved = moveItem(this.studio.text, pointer, place.list, place.index)
    const title = titleOf(valueAt(this.file.root, pointer))
    this.edit(moved.source, moved.pointer)
    this.announce(`${title}: ${this.whereIs(moved.pointer)}.`)
    return true
  }

  /** Moves an entry of a list that has no lines in the outline. */
  moveInList(list: string, from: number, to: number): void {
    this.edit(moveItem(this.studio.text, `${list}/${from}`, list, to).source)
    this.announce(`Moved to ${to > from ? to : to + 1}.`)
  }

  /** Moves a line one place up or down, also into or out of a container where the check allows it. */
  step(pointer: string, way: 'up' | 'down'): void {
    const places = placesOnTheWay(placesOf(this.file.root, this.rows), pointer, way)
    if (!places.some((place) => this.move(pointer, place)))
      this.announce(`${titleOf(valueAt(this.file.root, pointer))} can’t go further ${way}.`)
  }

  mayMove(pointer: string, { index, list }: ItemPlace): boolean {
    const { path, text } = this.studio
    if (!isItem(pointer) || isWithin(list, pointer)) return false
    if (!isLayout(path)) return list === parentOf(pointer)
    const moved = moveItem(text, pointer, list, index)
    const rest = readJson(removeValue(moved.source, moved.pointer)).value
    return createPlacementCheck(rest, parentOf(moved.pointer))(valueAt(this.file.root, pointer))
  }

  private whereIs(pointer: string): string {
    const list = parentOf(pointer)
    const items = valueAt(this.file.root, list)
    const around = this.rows.find((row) => row.list === list)
    const of = around === undefined || around.kind === 'document' ? 'the screen' : around.title
    return `now ${Number(lastStep(pointer)) + 1} of ${Array.isArray(items) ? items.length : 0} in ${of}`
  }
}

/** Whether a line is one of a list, so that it can be moved and copied. */
export const isItem = (pointer: string): boolean => /\/\d+$/.test(pointer)
