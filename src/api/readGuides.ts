import validateStep from 'virtual:validate/calls/instruction/STEP'
import validateVideo from 'virtual:validate/calls/instruction/VIDEO'
import type { WireStep, WireVideo } from '../../schemas/calls/instruction.ts'
import type { GuideStep, GuideVideo } from '../model/guide.ts'
import { isLoopback, safeUrl } from '../platform/windows/safeUrl.ts'
import { readSentences } from './readWords.ts'

/** The maximum number of steps; further steps are left out. */
const MOST_STEPS = 20

/** The steps of an instruction. Invalid steps and steps without text and picture are left out. */
export function readSteps(raw: unknown): readonly GuideStep[] {
  return (Array.isArray(raw) ? raw : []).slice(0, MOST_STEPS).flatMap((step: unknown) => {
    if (!validateStep(step)) return []
    const { image, text } = step as WireStep
    return image || text ? [{ image: image ?? '', text: readable(text ?? '') }] : []
  })
}

const readable = (text: GuideStep['text']): GuideStep['text'] =>
  typeof text === 'string'
    ? readSentences(text)
    : Object.fromEntries(Object.entries(text).map(([language, words]) => [language, readSentences(words)]))

/** A video, or undefined when its URL is not safe. */
export function readVideo(raw: unknown): GuideVideo | undefined {
  if (!raw || !validateVideo(raw)) return undefined
  const { url = '', poster, captions } = asRecord(raw as NonNullable<WireVideo>)
  const isSafe = FILE.test(url) || safeUrl(url, { loopback: isLoopback() }) !== undefined
  return isSafe ? { url, poster: poster ?? '', captions: captions ?? '' } : undefined
}

const asRecord = (video: NonNullable<WireVideo>) => (typeof video === 'string' ? { url: video } : video)

/** The name of a video file in the static path. */
const FILE = /^[A-Za-z0-9_-]{1,80}\.(?:mp4|webm)$/
