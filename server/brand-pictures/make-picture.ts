import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { BrandPictureKind } from '#src/contract/operate/brand-picture.ts'
import type { MadePicture, RefusedPicture } from './picture-process.ts'

const script = fileURLToPath(new URL('picture-process.ts', import.meta.url))
/** Milliseconds: 40 megapixels take some three seconds of one processor. */
const patience = 10_000
const mostBytes = 16_777_216

type Answer = { made: MadePicture } | { refused: RefusedPicture }
export type Outcome = (MadePicture & { content: Buffer }) | { refused: RefusedPicture }

let last: Promise<unknown> = Promise.resolve()

/**
 * Makes an uploaded picture harmless and as small as it is shown, in a process of its own with a deadline: one
 * at a time, so that uploads leave the other processors alone.
 */
export function makePicture(content: Buffer, kind: BrandPictureKind): Promise<Outcome> {
  const next = last.then(() => run(content, kind))
  last = next
  return next
}

function run(content: Buffer, kind: BrandPictureKind): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [script, kind],
      { timeout: patience, killSignal: 'SIGKILL', maxBuffer: mostBytes, encoding: 'buffer' },
      (error, output) => resolve(error ? { refused: 'broken' } : outcomeOf(output)),
    )
    // A process that ended before it had read everything is told by its end.
    child.stdin?.on('error', () => {})
    child.stdin?.end(content)
  })
}

function outcomeOf(output: Buffer): Outcome {
  const end = output.indexOf('\n')
  if (end < 0) return { refused: 'broken' }
  const answer = JSON.parse(output.toString('utf8', 0, end)) as Answer
  return 'refused' in answer ? answer : { ...answer.made, content: output.subarray(end + 1) }
}
